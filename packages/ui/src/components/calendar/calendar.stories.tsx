import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { CalendarButton } from "./calendar-button.tsx";
import { Calendar } from "./calendar.tsx";

const onValue = fn();
const none = { from: "", to: "" };

const meta = {
  component: Calendar,
  args: { label: "Resumption of the second semester", value: none, onValue },
  beforeEach: () => void onValue.mockClear(),
  // As wide as in its dialog.
  decorators: (Story) => (
    <div className="max-w-80">
      <Story />
    </div>
  ),
  render: function Chosen({ value, onValue: report, ...args }) {
    const [days, setDays] = useState(value);
    return (
      <Calendar
        {...args}
        value={days}
        onValue={(next) => {
          setDays(next);
          report(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a value it starts at today, which is marked. */
export const Today: Story = {
  play: async ({ canvas }) => {
    const today = canvas.getByRole("gridcell", { name: "Monday, 23 November 2026" });
    await expect(today).toHaveAttribute("aria-current", "date");
    await expect(today).toHaveAttribute("tabindex", "0");
  },
};

export const Chosen: Story = { args: { value: { from: "2027-03-08", to: "2027-03-08" } } };

/** Arrows move by days and weeks, Home and End within the week, Page keys by months, with Shift by years. */
export const ByKeyboard: Story = {
  tags: ["played"],
  args: Chosen.args,
  play: async ({ canvas }) => {
    const at = (name: string) => expect(canvas.getByRole("gridcell", { name })).toHaveFocus();
    canvas.getByRole("gridcell", { selected: true }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await at("Tuesday, 9 March 2027");
    // These keys belong to the browser.
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}");
    await at("Tuesday, 9 March 2027");
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await at("Monday, 15 March 2027");
    await userEvent.keyboard("{End}");
    await at("Sunday, 21 March 2027");
    await userEvent.keyboard("{Home}{ArrowUp}");
    await at("Monday, 8 March 2027");
    await userEvent.keyboard("{ArrowLeft>8/}");
    await at("Sunday, 28 February 2027");
    await userEvent.keyboard("{PageDown}{PageDown}{PageUp}");
    await at("Sunday, 28 March 2027");
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    await at("Saturday, 28 March 2026");
    await userEvent.keyboard("{Shift>}{PageDown}{/Shift}{Enter}");
    await expect(onValue).toHaveBeenLastCalledWith({ from: "2027-03-28", to: "2027-03-28" });
    await userEvent.keyboard("{ArrowLeft} ");
    await expect(onValue).toHaveBeenLastCalledWith({ from: "2027-03-27", to: "2027-03-27" });
  },
};

/** The lists of months and years reach a year of birth quickly. */
export const FarAway: Story = {
  args: { label: "Date of birth", max: "2011-11-23", min: "1926-01-01" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("gridcell", { name: "Wednesday, 23 November 2011" }),
    ).toHaveAttribute("tabindex", "0");
    await expect(canvas.getByRole("button", { name: "Next month" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "2004");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "February");
    await userEvent.click(canvas.getByRole("gridcell", { name: "Sunday, 29 February 2004" }));
    await expect(onValue).toHaveBeenCalledWith({ from: "2004-02-29", to: "2004-02-29" });
    await userEvent.click(canvas.getByRole("button", { name: "Previous month" }));
    await expect(canvas.getByRole("grid", { name: "Date of birth, January 2004" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Previous month" })).toHaveFocus();
  },
};

const closed: Record<string, string> = {
  "2026-11-26": "the hall is taken by the matriculation",
  "2026-11-27": "the hall is taken by the matriculation",
};

/** A day that cannot be chosen is focusable and says why. */
export const WithReasons: Story = {
  args: {
    min: "2026-11-09",
    max: "2026-12-18",
    refuse: (day) => closed[day],
  },
  play: async ({ canvas }) => {
    canvas.getByRole("gridcell", { name: "Monday, 23 November 2026" }).focus();
    await userEvent.keyboard("{ArrowRight>3/}{Enter}");
    const taken = canvas.getByRole("gridcell", { name: /^Thursday, 26 November 2026, the hall/ });
    await expect(taken).toHaveFocus();
    await expect(taken).toHaveAttribute("aria-disabled", "true");
    await expect(
      canvas.getByText("26 November 2026: the hall is taken by the matriculation"),
    ).toBeVisible();
    await expect(onValue).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("gridcell", { name: /^Sunday, 8 November 2026/ }));
    await expect(canvas.getByText("8 November 2026: not before 9 November 2026")).toBeVisible();
    await expect(onValue).not.toHaveBeenCalled();
    // Keys stay within the range.
    await userEvent.keyboard("{PageUp}");
    await expect(canvas.getByRole("gridcell", { name: "Monday, 9 November 2026" })).toHaveFocus();
  },
};

/** Two presses choose a range. An earlier second day starts again. */
export const Range: Story = {
  args: { label: "Registration period", range: true },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("gridcell", { name }));
    await press("Wednesday, 18 November 2026");
    await expect(onValue).toHaveBeenLastCalledWith({ from: "2026-11-18", to: "" });
    await expect(canvas.getByText("From 18 November 2026. Choose the last day.")).toBeVisible();
    await press("Tuesday, 10 November 2026");
    await expect(onValue).toHaveBeenLastCalledWith({ from: "2026-11-10", to: "" });
    await press("Friday, 20 November 2026");
    await expect(onValue).toHaveBeenLastCalledWith({ from: "2026-11-10", to: "2026-11-20" });
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(11);
  },
};

/** The button beside a date field: the dialog traps the focus, and Escape returns it. */
export const InADialog: Story = {
  // The button is part of the date field and not exported.
  tags: ["!autodocs"],
  render: ({ label, value }) => (
    <div className="flex min-h-[28rem] items-start justify-end">
      <CalendarButton label={`Choose ${label.toLowerCase()}`} value={value} onValue={onValue} />
    </div>
  ),
  args: { label: "Date of birth", value: { from: "2004-02-29", to: "2004-02-29" } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Choose date of birth" });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "Choose date of birth" });
    await expect(canvas.getByRole("gridcell", { selected: true })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(onValue).toHaveBeenCalledWith({ from: "2004-02-22", to: "2004-02-22" });
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
    // Twice, to show that it opens again.
    await userEvent.keyboard(" ");
    await expect(await canvas.findByRole("dialog")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(await canvas.findByRole("dialog")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...InADialog,
  tags: ["!autodocs"],
  globals: { viewport: { value: "phone" } },
};
export const Dark: Story = { ...Range, globals: { theme: "dark" } };
export const DarkWithReasons: Story = { ...WithReasons, globals: { theme: "dark" } };
export const Compact: Story = { ...Range, globals: { density: "compact" } };
