import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { BedSpacePickerProps } from "./bed-space-picker.tsx";
import { BedSpacePicker } from "./bed-space-picker.tsx";

const onChange = fn();

const four = [
  { id: 401, numeration: "A1", price: 45_000, disabled: true },
  { id: 402, numeration: "A2", price: 45_000 },
  { id: 403, numeration: "A3", price: 45_000, disabled: true, disabledReason: "Reserved" },
  { id: 404, numeration: "A4", price: 52_500 },
];

const meta = {
  component: BedSpacePicker,
  args: { label: "Bed space in Room A12, Queen Amina Hall", spaces: four, value: null, onChange },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BedSpacePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the value, as a page does. */
function Held({ value, onChange, ...rest }: BedSpacePickerProps) {
  const [chosen, setChosen] = useState<BedSpacePickerProps["value"]>(value);
  return (
    <BedSpacePicker
      {...rest}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Bed space in Room A12, Queen Amina Hall" });
    await expect(group).toBeVisible();
    await expect(
      canvas.getByRole("radio", { name: "Bed space A1 ₦45,000.00 Taken" }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByText("Bed space A4"));
    await expect(onChange).toHaveBeenCalledWith(404);
    await expect(canvas.getByRole("radio", { name: "Bed space A4 ₦52,500.00" })).toBeChecked();
  },
};

/** Arrow keys skip taken ones and cycle. */
export const ByKeyboard: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: /A2/ })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /A4/ })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /A2/ })).toHaveFocus();
  },
};

export const Chosen: Story = { args: { value: 402 } };

export const AllTaken: Story = {
  args: { spaces: four.map((space) => ({ ...space, disabled: true })) },
};

export const BeingSent: Story = {
  args: { value: 402, disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).toBeDisabled();
  },
};

export const None: Story = {
  args: { spaces: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This room has no bed spaces yet.")).toBeVisible();
  },
};

export const One: Story = { args: { spaces: [{ id: "only", numeration: 1, price: 0 }] } };

export const Many: Story = {
  args: {
    value: 17,
    spaces: Array.from({ length: 48 }, (_, index) => ({
      id: index,
      numeration: index + 1,
      price: 45_000,
      disabled: index % 7 < 3,
    })),
  },
};

export const ManyOnAPhone: Story = { ...Many, globals: { viewport: { value: "phone" } } };

export const LongNumberAndHighPrice: Story = {
  args: {
    value: 1,
    spaces: [
      { id: 1, numeration: "Upper bunk by the window, east", price: 250_000_000 },
      { id: 2, numeration: "Lower bunk", price: 1_250_000 },
    ],
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { value: 402 }, globals: { theme: "dark" } };
