import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { nd } from "@polyportal/domain/programmes/nd";
import { generateInvoiceOf } from "@polyportal/domain/programmes/programmes";
import { expect, userEvent } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./generate-invoice.page.tsx";

const unknownPayer: FixedAnswers["lookupInvoice"] = {
  invoiceNumber: null,
  invoice: null,
  prefill: {
    lastname: null,
    firstname: null,
    middlename: null,
    email: null,
    mobileNumber: "+2348012345678",
    sessionId: 3,
    session: "2026/2027",
    amount: 12_500,
  },
};

const shown = (answers: FixedAnswers) => (
  <ShownPage at={generateInvoiceOf(nd)} answers={answers}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Generate invoice",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  render: () => shown({ lookupInvoice: unknownPayer }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A payer whom the school does not know fills in the form. */
export const NewPayer: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Mobile Number/ }), "08012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("button", { name: "Generate Invoice" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Surname/ })).toBeVisible();
  },
};

export const Closed: Story = {
  render: () => shown({ lookupInvoice: refusal("application_closed") }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Mobile Number/ }), "08012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
