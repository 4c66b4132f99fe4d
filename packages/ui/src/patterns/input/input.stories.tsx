import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Input } from "./input.tsx";

const meta = {
  component: Input,
  args: {
    label: "Full name",
    hint: "As it stands on the birth certificate.",
    defaultValue: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa",
    name: "fullName",
    onChange: fn(),
  },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled; native props go to the input. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Full name" });
    await expect(box).toHaveAccessibleDescription("As it stands on the birth certificate.");
    await userEvent.type(box, "!");
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { required: true, defaultValue: "", error: "please enter your full name" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Full name" });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(
      "As it stands on the birth certificate. Error: please enter your full name",
    );
  },
};

/** Controlled and validated by the caller, without a form or library. */
export const HeldByItsCaller: Story = {
  render: () => <MatricNumber />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Matric number" });
    await userEvent.type(box, "FPT");
    await expect(box).toBeInvalid();
    await userEvent.type(box, "/CSC/2026/0142");
    await expect(box).toBeValid();
  },
};

function MatricNumber() {
  const [value, setValue] = useState("");
  const wrong = value !== "" && !/^FPT\/[A-Z]{3}\/\d{4}\/\d{4}$/.test(value);
  return (
    <Input
      label="Matric number"
      hint="Such as FPT/CSC/2026/0142."
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={wrong ? "please enter a matric number" : undefined}
    />
  );
}

/** In a line of filters there is no visible label, so it has another name. */
export const WithoutLabel: Story = {
  render: () => <Input aria-label="Search courses" type="search" placeholder="CSC 301" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Search courses" })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { ...Refused, globals: { theme: "dark" } };
