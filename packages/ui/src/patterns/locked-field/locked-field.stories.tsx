import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../form/story-form.tsx";
import { LockedField } from "./locked-field.tsx";

const meta = {
  component: LockedField,
  args: { label: "Surname", value: "Ad***" },
} satisfies Meta<typeof LockedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = { args: { hint: "From the school's records" } };
export const Long: Story = {
  ...onPhone,
  args: {
    label: "Invoice type",
    value: "ND PART-TIME APPLICATION 2026/2027 (EVENING AND WEEKEND)",
  },
};

export const Missing: Story = {
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Surname" })).toHaveValue("-");
  },
};

export const Dark: Story = { ...Masked, globals: { theme: "dark" } };
