import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { paymentCheckWords } from "@polyportal/domain/messages/payment-check.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { expect, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./payment-status.page.tsx";

const meta = {
  title: "Pages/Payment status",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: publicPaths.verifyRemitaStatus,
    profile: superAdministrator,
    answers: {
      verifyRemitaStatus: {
        rrr: "310007769676",
        state: "paid",
        amount: 45_000,
        description: "School Fees, First Instalment",
        payerName: "N***** Okafor",
        invoiceNo: "INV-2026-000042",
        paidAt: "2026-11-20T09:30:00.000Z",
        programme: null,
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /RRR/ }), "310007769676");
  await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
};

/** What the payment service says of an RRR, and what follows from it. */
export const Paid: Story = {
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText("INV-2026-000042")).toBeVisible();
    await expect(context.canvas.getByText(paymentCheckWords.enterRrr)).toBeVisible();
    await expect(context.canvas.getByText(paymentCheckWords.next.paid)).toBeVisible();
    // The invoice is not the reader's.
    await expect(within(context.canvas.getByRole("main")).queryByText(/\byour?\b/i)).toBeNull();
  },
};

/** An RRR that is none of this school's. */
export const NotFound: Story = {
  tags: ["played"],
  args: { answers: { verifyRemitaStatus: refusal("invoice_not_found") } },
  play: async (context) => {
    await ask(context);
    await expect(
      await context.canvas.findByText(errorCodes.invoice_not_found.message),
    ).toBeVisible();
  },
};
