import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  component: RadioGroup,
  args: {
    label: "Mode of study",
    hint: "It cannot be changed later.",
    options: [
      { value: 1, label: "Full time" },
      { value: 2, label: "Part time, evenings and Saturdays" },
      { value: 3, label: "Open and distance learning" },
    ],
    onChosen: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled; arrow keys change the choice. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Mode of study" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Full time" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /^Part time/ })).toBeChecked();
    await expect(args.onChosen).toHaveBeenLastCalledWith(2);
  },
};

/** Controlled by the caller. */
export const HeldByItsCaller: Story = {
  args: { value: "3" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Full time" }));
    await expect(args.onChosen).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole("radio", { name: /^Open/ })).toBeChecked();
  },
};

export const Refused: Story = { args: { required: true, error: "please choose one" } };
export const Disabled: Story = { args: { disabled: true, value: 1 } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
