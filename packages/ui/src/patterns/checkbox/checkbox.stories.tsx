import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  component: Checkbox,
  args: {
    label: "I declare that what I have entered is true, and that I am Chukwuemeka Ọláolúwa.",
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole line can be pressed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/^I declare/));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  args: { required: true, hint: "You can be asked to prove it.", error: "please declare it" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "You can be asked to prove it. Error: please declare it",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
