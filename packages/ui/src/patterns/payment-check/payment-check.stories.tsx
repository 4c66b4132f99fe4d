import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { onPhone } from "../form/story-form.tsx";
import { PaymentCheck } from "./payment-check.tsx";

const meta = {
  component: PaymentCheck,
  args: { error: null, confirming: false, answer: null, confirm: fn() },
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

/** The gateway is being asked, so the button is inactive. */
export const Asking: Story = {
  args: { confirming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Asking the payment service");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Nothing was paid, so the payer can pay. */
export const NotArrived: Story = {
  args: { answer: "pending" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("you can pay now");
    await expect(canvas.getByRole("alert")).not.toHaveTextContent("need not pay again");
  },
};

export const Declined: Story = {
  args: { answer: "failed" },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Your payment did not go through");
    await expect(alert).toHaveTextContent("Try again with this card or another");
  },
};

/** While asking again, the message about the declined card stays. */
export const DeclinedAskedAgain: Story = {
  args: { answer: "failed", confirming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("did not go through");
  },
};

export const OnItsWay: Story = {
  args: { answer: "processing" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You need not pay again");
  },
};

export const CannotTell: Story = { args: { answer: "unknown" } };

export const AnotherAmount: Story = { args: { answer: "other-amount" } };

export const Surplus: Story = { args: { answer: "surplus" } };

export const Silent: Story = { args: { answer: "silent" } };

/** The payment may have arrived anyway: the error is shown, and the payer can ask again. */
export const NotReached: Story = {
  args: {
    answer: "pending",
    error: { message: "The payment service does not answer. Please try again in a minute." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("does not answer");
    await expect(canvas.getByRole("button", { name: "Check again" })).toBeEnabled();
  },
};

export const OnPhone: Story = { ...onPhone, args: { answer: "failed" } };
