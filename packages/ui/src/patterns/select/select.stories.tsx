import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Department",
    hint: "In which you study now.",
    options: [
      { value: 14, label: "Computer Science and Information Technology" },
      { value: 15, label: "Science Laboratory Technology" },
      { value: 16, label: "Statistics" },
    ],
    onChange: fn(),
    onChosen: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Calls `onChange` with the event and `onChosen` with the value. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole("combobox", { name: "Department" });
    await userEvent.selectOptions(list, "Statistics");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChosen).toHaveBeenCalledWith(16);
    await userEvent.selectOptions(list, "Select");
    await expect(args.onChosen).toHaveBeenLastCalledWith("");
  },
};

/** A list without an empty option always has a value. */
export const NeverEmpty: Story = {
  args: { placeholder: null, defaultValue: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await expect(canvas.getByRole("combobox")).toHaveValue("15");
  },
};

export const Refused: Story = {
  args: { required: true, error: "please select your department" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
