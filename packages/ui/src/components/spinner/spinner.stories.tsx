import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  args: { label: "Checking your RRR" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Checking your RRR" })).toBeVisible();
  },
};

export const BesideWords: Story = {
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Checking your RRR
    </p>
  ),
};

export const Dark: Story = { ...BesideWords, globals: { theme: "dark" } };
