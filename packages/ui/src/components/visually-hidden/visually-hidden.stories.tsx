import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "of the first sitting" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  render: (args) => (
    <button type="button" className="relative min-h-control min-w-control">
      Clear <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Clear of the first sitting" })).toBeVisible();
  },
};
