import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "./alert.tsx";

const meta = {
  component: Alert,
  args: {
    title: "Pay before 4 December 2026",
    children: "Your reference stops working after that day, and you must generate a new invoice.",
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Information" })).toBeVisible();
  },
};
export const Success: Story = { args: { status: "success", title: "Payment confirmed" } };
export const Warning: Story = {
  args: { status: "warning", title: "Payments are a rehearsal here" },
};

export const Fail: Story = {
  args: {
    status: "fail",
    live: true,
    title: undefined,
    children: "An error has occurred: the school's server does not answer. Try again.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An error has occurred");
  },
};

export const Unapproved: Story = {
  args: { status: "unapproved", title: "Waiting for the head of department" },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { args: { status: "warning" }, globals: { theme: "dark" } };

export const OneLongWord: Story = {
  args: { title: "Gbàgede".repeat(12), children: "محمد عبد الرحمن إبراهيم" },
  globals: { viewport: { value: "phone" } },
};

export const TitleAlone: Story = { args: { children: undefined } };
export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: "compact" },
};
