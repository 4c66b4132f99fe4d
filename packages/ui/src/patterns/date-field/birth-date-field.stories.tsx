import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { birthDate } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { BirthDateField } from "./birth-date-field.tsx";

const schema = z.object({ dateOfBirth: birthDate(() => new Date("2026-11-20T12:00:00Z")) });

const meta = {
  component: BirthDateField,
  args: {
    name: "dateOfBirth",
    label: "Date of Birth",
    hint: "For example, 27 3 2007",
    required: true,
    max: "2011-11-20",
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm schema={schema} defaults={{ dateOfBirth: parameters["date"] ?? "" }}>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof BirthDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed from box to box. The browser may autofill it. */
export const Typed: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const day = canvas.getByRole("textbox", { name: "Day" });
    await expect(day).toHaveAttribute("autocomplete", "bday-day");
    await userEvent.type(day, "9");
    await userEvent.tab();
    await userEvent.keyboard("3{Tab}2007{Enter}");
    await expect(await canvas.findByText('{"dateOfBirth":"2007-03-09"}')).toBeVisible();
  },
};

export const SavedOnAPhone: Story = { ...onPhone, parameters: { date: "2004-02-29" } };

export const Missing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("link", { name: /^Date of Birth/ }));
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveFocus();
  },
};

/** The device's own calendar, which knows the last valid day. */
export const PickedInTheDevicesCalendar: Story = {
  tags: ["played"],
  play: async ({ canvas, canvasElement }) => {
    const calendar = canvasElement.querySelector<HTMLInputElement>('input[type="date"]');
    if (!calendar) throw new Error("There is no calendar.");
    await expect(calendar.max).toBe("2011-11-20");
    await fireEvent.change(calendar, { target: { value: "2007-03-27" } });
    await expect(canvas.getByRole("textbox", { name: "Month" })).toHaveValue("03");
    await expect(
      canvas.getByRole("button", { name: "Choose date of birth in a calendar" }),
    ).toBeEnabled();
  },
};
