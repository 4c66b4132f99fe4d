import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { amountInWords } from "@polyportal/domain/format/amount-in-words";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { receiptMessages } from "@polyportal/domain/messages/receipt";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { ReceiptView } from "./receipt.tsx";
import { Receipt } from "./receipt.tsx";

const receipt: ReceiptView = {
  school,
  title: "School Fees Receipt",
  rrr: "310007769676",
  matricNumber: "ND/CSC/26/00417",
  fullName: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  invoiceNo: "INV/2026/004127",
  description: "School Fees 2026/2027, first instalment",
  items: [
    { description: "School fees 2026/2027", paymentType: "FirstInstallment", amount: 98_500 },
    { description: "Development levy", paymentType: "Full", amount: 25_000.5 },
  ],
  total: 123_500.5,
  totalInWords: amountInWords(123_500.5),
  paidAt: "2026-11-20T23:30:00Z",
};

const meta = { component: Receipt, args: { receipt } } satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment late in the evening of UTC was made on the next day in Nigeria. */
export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "School Fees Receipt" })).toBeVisible();
    await expect(canvas.getByText("21 November 2026")).toBeVisible();
    await expect(canvas.getAllByText("₦123,500.50")).toHaveLength(2);
    await expect(canvas.getByText(documentMessages.paid)).toBeVisible();
    await expect(canvas.getAllByText("First instalment")[0]).toBeInTheDocument();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };

export const LongName: Story = {
  ...onPhone,
  args: { receipt: { ...receipt, fullName: longName } },
};

/** Printed once before. */
export const Duplicate: Story = {
  args: { receipt: { ...receipt, duplicate: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(receiptMessages.duplicate)).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    receipt: {
      school,
      title: "Application Fee Receipt",
      rrr: undefined,
      fullName: undefined,
      items: [],
      total: undefined,
      paidAt: undefined,
      invoiceNo: undefined,
      description: undefined,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
