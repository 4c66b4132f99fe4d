import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { onPhone } from "../form/story-form.tsx";
import { PaymentCheck } from "./payment-check.tsx";

const meta = {
  component: PaymentCheck,
  args: { error: null, confirming: false, unconfirmed: false, confirm: fn() },
} satisfies Meta<typeof PaymentCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has asked yet: the payer may have paid at a bank. */
export const NotAsked: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(args.confirm).toHaveBeenCalledOnce();
  },
};

/** A payer who pressed, or came back from the gateway: nothing to press while it is asked. */
export const Asking: Story = {
  args: { confirming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Asking the payment service");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const NotArrived: Story = {
  args: { unconfirmed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You need not pay again.");
  },
};

/** What the payer paid may have arrived all the same: the failure is said, and asking stays open. */
export const NotReached: Story = {
  args: {
    unconfirmed: true,
    error: { message: "The payment service does not answer. Please try again in a minute." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("does not answer");
    await expect(canvas.getByRole("button", { name: "Check again" })).toBeEnabled();
  },
};

export const OnPhone: Story = { ...onPhone, args: { unconfirmed: true } };
