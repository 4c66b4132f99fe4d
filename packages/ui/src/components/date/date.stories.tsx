import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DateText } from "./date.tsx";

const meta = {
  component: DateText,
  args: { value: "2026-11-20" },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("20 November 2026")).toHaveAttribute("datetime", "2026-11-20");
  },
};

/** Midnight in London is one o'clock in Lagos. */
export const DayAndHour: Story = {
  args: { value: "2026-11-20T23:30:00Z", time: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("21 November 2026, 12:30 am")).toBeVisible();
  },
};

export const None: Story = {
  render: () => (
    <ul>
      {[null, undefined, "", "0001-01-01", "0001-01-01T00:00:00", "soon", "2026-13-45"].map(
        (value) => (
          <li key={String(value)}>
            {JSON.stringify(value) ?? "undefined"}: <DateText value={value} time />
          </li>
        ),
      )}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(7);
    await expect(canvas.queryByText(/Invalid|NaN/)).toBeNull();
  },
};

export const ExpiredLongAgo: Story = { args: { value: "1999-12-31T22:59:59+01:00", time: true } };
