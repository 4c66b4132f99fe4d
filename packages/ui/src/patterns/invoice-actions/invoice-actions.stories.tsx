import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { onPhone } from "../form/story-form.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";

const meta = {
  component: InvoiceActions,
  args: {
    state: "unpaid",
    cardPayment: {
      action: "/sandbox/finalize",
      fields: { merchantId: "2547916", rrr: "310007769676", hash: "9f86d081884c7d65" },
    },
    onPay: fn(),
  },
} satisfies Meta<typeof InvoiceActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button posts the gateway's own fields. */
export const Unpaid: Story = {
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLButtonElement>("button", { name: "Pay with ATM Card" }).form;
    if (!form) throw new Error("the button stands in no form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(Object.fromEntries(new FormData(form))).toEqual(args.cardPayment?.fields);
    form.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    await fireEvent.submit(form);
    await expect(args.onPay).toHaveBeenCalled();
  },
};

export const Paid: Story = {
  args: { state: "paid" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Expired: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const OnPhone: Story = { ...onPhone };
