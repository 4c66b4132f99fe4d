import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Money } from "./money.tsx";

const meta = { component: Money, args: { amount: 1_250_000 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₦1,250,000.00")).toBeVisible();
  },
};

export const Column: Story = {
  render: () => (
    <div className="flex w-48 flex-col items-end">
      <Money amount={12_500} />
      <Money amount={1_111.11} />
      <Money amount={0} />
    </div>
  ),
};
