import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { calendarDate } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { DateRangeField } from "./date-range-field.tsx";

const schema = z
  .object({
    startsOn: calendarDate("please enter the first day"),
    endsOn: calendarDate("please enter the last day"),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      error: "the last day is before the first: choose a later one",
      path: ["endsOn"],
    }),
  );

const none = { startsOn: "", endsOn: "" };
const semester = { startsOn: "2026-10-05", endsOn: "2027-02-19" };

const meta = {
  component: DateRangeField,
  args: {
    label: "Registration period",
    from: { name: "startsOn", label: "First day" },
    to: { name: "endsOn", label: "Last day" },
    required: true,
    presets: [
      { label: "First semester", from: "2026-10-05", to: "2027-02-19" },
      { label: "Second semester", from: "2027-03-08", to: "2027-07-23" },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm schema={schema} defaults={parameters["days"] ?? none}>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Day" })[0]!);
    await userEvent.keyboard("5{Tab}10{Tab}2026{Tab}19{Tab}2{Tab}2027{Enter}");
    await expect(
      await canvas.findByText('{"startsOn":"2026-10-05","endsOn":"2027-02-19"}'),
    ).toBeVisible();
  },
};

/** A semester by one press; its button shows that it is chosen. */
export const Preset: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const second = canvas.getByRole("button", { name: "Second semester" });
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getAllByRole("textbox", { name: "Month" })[0]).toHaveValue("03");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByText('{"startsOn":"2027-03-08","endsOn":"2027-07-23"}'),
    ).toBeVisible();
  },
};

/** Both days in one calendar, which stays open in between. */
export const Picked: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", {
      name: "Choose registration period in a calendar",
    });
    await userEvent.click(opener);
    await canvas.findByRole("dialog");
    await userEvent.click(canvas.getByRole("gridcell", { name: "Monday, 9 November 2026" }));
    await expect(canvas.getByText("From 9 November 2026. Choose the last day.")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByText('{"startsOn":"2026-11-09","endsOn":"2026-11-16"}'),
    ).toBeVisible();
  },
};

export const Open: Story = {
  tags: ["played"],
  parameters: { days: semester },
  args: {
    min: "2026-10-01",
    max: "2027-07-31",
    refuse: (day) => (day === "2026-10-01" ? "Independence Day" : undefined),
  },
  decorators: (Story) => (
    <div className="min-h-[30rem]">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /in a calendar/ }));
    await expect(
      await canvas.findByRole("gridcell", { name: "Monday, 5 October 2026" }),
    ).toHaveFocus();
  },
};

export const Backwards: Story = {
  tags: ["played"],
  parameters: { days: { startsOn: "2027-02-19", endsOn: "2026-10-05" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", {
        name: "Last day: the last day is before the first: choose a later one",
      }),
    );
    await expect(canvas.getAllByRole("textbox", { name: "Day" })[1]).toHaveFocus();
  },
};

export const Missing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: "First day: please enter the first day" }),
    ).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { days: semester } };
export const WithoutPresets: Story = {
  args: { presets: [], hint: "Students register between these days." },
};
export const OnAPhone: Story = { ...Open, ...onPhone };
export const MissingOnAPhone: Story = { ...Missing, ...onPhone };
export const Dark: Story = {
  ...Open,
  parameters: { ...Open.parameters, chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { ...Preset, globals: { density: "compact" } };
