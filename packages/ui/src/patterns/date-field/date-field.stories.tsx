import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { birthDate } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { DateField } from "./date-field.tsx";

const today = new Date("2026-11-20T12:00:00Z");

const meta = {
  component: DateField,
  args: {
    name: "dateOfBirth",
    label: "Date of birth",
    hint: "For example, 27 3 2007",
    required: true,
    max: "2011-11-20",
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ dateOfBirth: birthDate(() => today) })}
        defaults={{ dateOfBirth: parameters["date"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Day" }), "9");
    await userEvent.tab();
    await userEvent.keyboard("3{Tab}2007{Enter}");
    await expect(await canvas.findByText('{"dateOfBirth":"2007-03-09"}')).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveValue("9");
  },
};

export const Saved: Story = {
  parameters: { date: "2004-02-29" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Month" })).toHaveValue("02");
  },
};

export const Pasted: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Day" }));
    await userEvent.paste("27/3/2007");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText('{"dateOfBirth":"2007-03-27"}')).toBeVisible();
  },
};

/** 31 April is an error, and stays as typed. */
export const NoSuchDay: Story = {
  tags: ["played"],
  parameters: { date: "2007-4-31" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const problem = await canvas.findByRole("link", {
      name: "Date of birth: there is no 31 April 2007, please check the date",
    });
    await userEvent.click(problem);
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveValue("31");
  },
};

/** Day, month, year and the calendar are on one line on a phone, also inside a group. */
export const OnOneLine: Story = {
  ...onPhone,
  parameters: { date: "2004-12-29" },
  render: (args) => (
    <div className="rounded border border-line p-3">
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = [
      ...canvas.getAllByRole("textbox"),
      canvas.getByRole("button", { name: /calendar/ }),
    ];
    const bottoms = boxes.map((box) => Math.round(box.getBoundingClientRect().bottom));
    await expect(new Set(bottoms).size).toBe(1);
    for (const box of canvas.getAllByRole("textbox")) {
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    }
  },
};

/** An incomplete date counts as missing, and stays as typed. */
export const HalfTyped: Story = {
  tags: ["played"],
  parameters: { date: "20--31" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByRole("link", { name: "Date of birth: please input your date of birth" });
    await expect(canvas.getByRole("textbox", { name: "Year" })).toHaveValue("20");
  },
};

export const TooYoung: Story = {
  ...onPhone,
  parameters: { date: "2011-06-01" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", {
        name: "Date of birth: you have to be more than 15 years old",
      }),
    ).toBeVisible();
  },
};

export const Empty: Story = {};
export const Optional: Story = { args: { required: false, hint: undefined } };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { date: "2004-02-29" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Year" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /in a calendar/ })).toBeDisabled();
  },
};

/** The server's value for "no date" is an empty field. */
export const EmptyDate: Story = {
  parameters: { chromatic: { disableSnapshot: true }, date: "" },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("textbox")) await expect(box).toHaveValue("");
  },
};

export const Dark: Story = { ...TooYoung, globals: { theme: "dark" } };
export const Compact: Story = { ...Saved, globals: { density: "compact" } };
