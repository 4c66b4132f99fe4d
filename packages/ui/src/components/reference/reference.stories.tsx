import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { Reference } from "./reference.tsx";

const meta = {
  component: Reference,
  args: { label: "RRR", value: "310007769676" },
} satisfies Meta<typeof Reference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GroupedInFours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3100 0776 9676")).toBeVisible();
  },
};

export const CopiesWithoutSpaces: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy RRR" }));
    await canvas.findByText("Copied");
    await expect(write).toHaveBeenCalledWith("310007769676");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** In a narrow column, the button does not wrap below the number. */
export const InANarrowColumn: Story = {
  render: (args) => (
    <div className="w-40 text-22">
      <Reference {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText("3100 0776 9676").getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "Copy RRR" }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(number.right);
    await expect(Math.abs(button.top + button.bottom - number.top - number.bottom)).toBeLessThan(9);
  },
};

/** A page without any way to copy (plain http). */
export const CannotCopy: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    spyOn(document, "execCommand").mockReturnValue(false);
    await userEvent.click(canvas.getByRole("button", { name: "Copy RRR" }));
    await canvas.findByText("Select the number to copy it");
  },
};

export const Missing: Story = {
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("-")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
