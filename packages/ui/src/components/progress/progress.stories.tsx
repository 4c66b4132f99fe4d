import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  component: Progress,
  args: { label: "Uploading birth-certificate-oluwaseun-adebayo-ogunlesi.png", value: 42.4 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "42");
  },
};

export const Done: Story = { args: { value: 100 } };

export const Unknown: Story = {
  args: { value: undefined, label: "Asking the bank" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
