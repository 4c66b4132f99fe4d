import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Textarea } from "./textarea.tsx";

const meta = {
  component: Textarea,
  args: {
    label: "Address",
    hint: "Where letters reach you.",
    defaultValue: "House 14, Road 7, Unity Estate, Ìbàdàn North, Oyo State",
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It grows with its text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Address" });
    const before = box.getBoundingClientRect().height;
    await userEvent.type(box, "{Enter}c/o Adébáyọ̀{Enter}Bodija{Enter}Ìbàdàn");
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const Refused: Story = {
  args: { required: true, defaultValue: "", error: "please enter your address" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Address" })).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
