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
    <div className="flex w-48 max-w-full flex-col items-end">
      <Money amount={12_500} />
      <Money amount={1_111.11} />
      <Money amount={0} />
    </div>
  ),
};

export const Zero: Story = {
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₦0.00")).toBeVisible();
  },
};

export const HundredsOfMillions: Story = {
  args: { amount: 987_654_321.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₦987,654,321.50")).toBeVisible();
  },
};

export const Refund: Story = {
  args: { amount: -15_500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("-₦15,500.00")).toBeVisible();
  },
};

/** A missing amount is not zero. */
export const Missing: Story = {
  render: () => (
    <ul>
      {[null, undefined, Number.NaN].map((amount) => (
        <li key={String(amount)}>
          {String(amount)}: <Money amount={amount} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(3);
  },
};
