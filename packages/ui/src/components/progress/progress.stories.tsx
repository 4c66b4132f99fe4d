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

export const JustBegun: Story = { args: { value: 0 } };

/** Values beyond the limits are clamped, and 0 of 0 is indeterminate. */
export const OddFigures: Story = {
  render: () => (
    <div className="grid gap-4">
      <Progress label="-5 of 100 rows" value={-5} />
      <Progress label="250 of 100 rows" value={250} />
      <Progress label="0 of 0 rows" value={Number.NaN} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = (name: string) => canvas.getByRole("progressbar", { name });
    await expect(bar("-5 of 100 rows")).toHaveAttribute("aria-valuenow", "0");
    await expect(bar("250 of 100 rows")).toHaveAttribute("aria-valuenow", "100");
    await expect(bar("0 of 0 rows")).not.toHaveAttribute("aria-valuenow");
    await expect(canvas.queryByText(/NaN/)).toBeNull();
  },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
