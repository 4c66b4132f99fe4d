import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { amountInWords } from "@polyportal/domain/format/amount-in-words";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { InvoiceView } from "./invoice.tsx";
import { Invoice } from "./invoice.tsx";

const invoice: InvoiceView = {
  school,
  fullName: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa",
  rrr: "310007769676",
  paymentReference: "PAY-2026-0000412873",
  transactionReference: "TRX-88213-004-771",
  invoiceNo: "INV/2026/0048127",
  invoiceDate: "2026-11-20T09:30:00Z",
  expiresAt: "2026-12-20T09:30:00Z",
  state: "unpaid",
  description: "ND PART-TIME APPLICATION 2026/2027",
  paymentType: "Full",
  amount: 15_500,
  amountInWords: amountInWords(15_500),
};

const meta = {
  component: Invoice,
  args: {
    invoice,
    cardPayment: { action: "/sandbox/finalize", fields: { rrr: "310007769676" } },
  },
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3100 0776 9676")).toBeVisible();
    await expect(canvas.getAllByText("₦15,500.00")).toHaveLength(3);
    // What is needed to pay comes before anything else, and how it is paid at a bank after it.
    const words = canvas.getByRole("article").textContent ?? "";
    const order = ["Amount", "Last day to pay", "Full name", "How to pay at a bank"];
    await expect(order.map((word) => words.indexOf(word)).every((at) => at >= 0)).toBe(true);
    await expect(order.toSorted((a, b) => words.indexOf(a) - words.indexOf(b))).toEqual(order);
    await expect(canvas.getByText("Not paid")).toBeVisible();
    const names = canvas.getAllByRole("button").map((button) => button.textContent);
    await expect(names.indexOf("Pay with ATM Card")).toBeLessThan(names.indexOf("Print"));
  },
};

/** On a phone the way to pay comes first, as wide as the sheet. */
export const OnPhone: Story = {
  ...onPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const width = (element: HTMLElement) => element.getBoundingClientRect().width;
    const pay = canvas.getByRole("button", { name: "Pay with ATM Card" });
    await expect(width(pay)).toBe(width(canvas.getByRole("article")));
  },
};

export const Paid: Story = {
  ...onPhone,
  args: { invoice: { ...invoice, state: "paid" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Pay with ATM Card" })).toBeNull();
    await expect(canvas.queryByText("Last day to pay")).toBeNull();
  },
};

export const Expired: Story = { args: { invoice: { ...invoice, state: "expired" } } };

export const HundredsOfMillions: Story = {
  ...onPhone,
  args: {
    invoice: {
      ...invoice,
      amount: 987_654_321.25,
      amountInWords: amountInWords(987_654_321.25),
    },
  },
};

/** Nothing that is missing is printed as anything but "-". */
export const LongName: Story = {
  ...onPhone,
  args: { invoice: { ...invoice, fullName: longName } },
};

export const Missing: Story = {
  args: {
    cardPayment: undefined,
    invoice: {
      school,
      fullName: null,
      rrr: "",
      paymentReference: undefined,
      transactionReference: null,
      invoiceNo: " ",
      invoiceDate: "0001-01-01T00:00:00",
      state: "unpaid",
      description: undefined,
      paymentType: null,
      amount: Number.NaN,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-").filter((it) => it.checkVisibility())).toHaveLength(12);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};

/** What makes up the amount, line by line. */
export const Itemised: Story = {
  args: {
    invoice: {
      ...invoice,
      description: "School Fees 2026/2027",
      items: [
        { description: "Tuition, ND I", paymentType: "Full", amount: 12_000 },
        { description: "Library", paymentType: "Full", amount: 3_500 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tuition, ND I")).toBeVisible();
    await expect(canvas.getByText("School Fees 2026/2027")).toBeVisible();
  },
};

export const Free: Story = {
  args: { invoice: { ...invoice, amount: 0, amountInWords: undefined } },
};
