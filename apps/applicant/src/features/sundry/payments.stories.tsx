import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { publicPayments, publicReceipt } from "../../testing/payments.ts";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { rrr, student } from "../../testing/student.ts";
import { Page as PaymentHistoryPage } from "./payment-history.page.tsx";
import { Page as SundryReceiptsPage } from "./sundry-receipts.page.tsx";

const meta = {
  title: "Pages/Payments without signing in",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Answers = ShownPageProps["answers"];

const history = (answers: Answers = {}) => (
  <ShownPage
    at={furtherPaths.paymentHistory}
    answers={{
      requestHistoryCode: {},
      getPaymentHistory: { payments: [...publicPayments] },
      getHistoryReceipt: publicReceipt,
      ...answers,
    }}
  >
    <PaymentHistoryPage />
  </ShownPage>
);

const receipts = (answers: Answers = { findSundryReceipt: publicReceipt }) => (
  <ShownPage at={furtherPaths.sundryReceipts} answers={answers}>
    <SundryReceiptsPage />
  </ShownPage>
);

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const askForCode = async (canvas: Canvas) => {
  const number = canvas.getByRole("textbox", { name: /Matric, admission or phone number/ });
  await userEvent.type(number, `${student.matricNumber}{Enter}`);
  return canvas.findByRole("textbox", { name: /Code/ });
};

const showPayments = async (canvas: Canvas) => {
  await userEvent.type(await askForCode(canvas), "123 456{Enter}");
  const heading = await canvas.findByRole("heading", { name: "Your payments" });
  await waitFor(() => expect(heading).toHaveFocus());
};

export const History: Story = { render: () => history() };

/** Whatever was entered, this is what is said. */
export const CodeAsked: Story = {
  render: () => history(),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(
      canvas.getByText("If payments stand under it, a code has been sent"),
    ).toBeVisible();
  },
};

export const CodeWrong: Story = {
  render: () =>
    history({
      getPaymentHistory: refusal("history_code_wrong", {
        code: "The code is wrong or has expired.",
      }),
    }),
  play: async ({ canvas }) => {
    await userEvent.type(await askForCode(canvas), "000000{Enter}");
    await expect(await canvas.findByRole("textbox", { name: /Code/ })).toHaveAccessibleDescription(
      /wrong or has expired/,
    );
  },
};

export const Listed: Story = {
  render: () => history(),
  play: async ({ canvas }) => showPayments(canvas),
};

export const ListedOnPhone: Story = {
  ...Listed,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const NothingLeft: Story = {
  render: () => history({ getPaymentHistory: { payments: [] } }),
  play: async ({ canvas }) => showPayments(canvas),
};

/** The receipt takes the list's place, and leads back to it. */
export const ReceiptOfOne: Story = {
  render: () => history(),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await showPayments(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /Show the receipt/ }));
    await expect(await canvas.findByRole("heading", { name: "Sundry Receipt" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the payments" }));
    await expect(await canvas.findByRole("heading", { name: "Your payments" })).toBeVisible();
  },
};

export const Receipts: Story = { render: () => receipts() };

const find = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /RRR/ }), rrr);
  const payer = canvas.getByRole("textbox", { name: /Phone, matric or admission number/ });
  await userEvent.type(payer, "08031234567{Enter}");
};

export const NotFound: Story = {
  render: () => receipts({ findSundryReceipt: refusal("payment_not_found") }),
  play: async ({ canvas }) => {
    await find(canvas);
    await expect(await canvas.findByText("No payment was found under these details")).toBeVisible();
  },
};

export const Looking: Story = {
  render: () => receipts({ findSundryReceipt: waiting }),
  play: async ({ canvas }) => {
    await find(canvas);
    await expect(canvas.getByRole("button", { name: /Show the receipt/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** Printed before: the paper says so. */
export const DuplicateFound: Story = {
  render: () => receipts({ findSundryReceipt: { ...publicReceipt, duplicate: true } }),
  play: async ({ canvas }) => {
    await find(canvas);
    await expect(await canvas.findByText("DUPLICATE")).toBeVisible();
  },
};
