import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { refusal, waiting, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { nd } from "@polyportal/domain/programmes/nd";
import { expect } from "storybook/test";
import { openInvoice, paidInvoice } from "../../testing/invoice.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./invoice.page.tsx";

const shown = (getInvoice: FixedAnswers["getInvoice"], query = "") => (
  <ShownPage at={`${nd.paths.invoice}?invoice=${openInvoice.id}${query}`} answers={{ getInvoice }}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Invoice",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  render: () => shown(openInvoice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Check again" })).toBeVisible();
    await expect(canvas.getAllByText("₦12,500.00")[0]).toBeVisible();
  },
};

export const UnpaidOnAPhone: Story = {
  ...Unpaid,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Paid: Story = {
  render: () => shown(paidInvoice),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Continue to the application form" }),
    ).toHaveAttribute("href", nd.paths.login);
    await expect(canvas.getByText("22 November 2026")).toBeVisible();
  },
};

export const PaidOnPaper: Story = { render: Paid.render, globals: { media: "print" } };

const expired: Invoice = { ...openInvoice, state: "expired", cardPayment: null };

export const Expired: Story = {
  render: () => shown({ ...expired, expiresAt: "2026-11-21T10:00:00Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This invoice has expired")).toBeVisible();
  },
};

export const Fetching: Story = { render: () => shown(waiting) };

export const NotFound: Story = {
  render: () => shown(refusal("invoice_not_found")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
