import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { holidayWords as words } from "@polyportal/domain/messages/holidays";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./holidays.page.tsx";

const items = [
  { day: "2027-06-12", name: "Democracy Day" },
  { day: "2027-05-17", name: "Eid-el-Kabir, the first of two days that the government declared" },
  { day: "2027-05-01", name: "Workers’ Day" },
  { day: "2026-12-25", name: "Christmas Day" },
];

const meta = {
  title: "Pages/Holidays",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.holidays,
    profile: superAdministrator,
    answers: {
      listHolidays: { items, total: items.length },
      addHoliday: refusal("holiday_entered"),
      removeHoliday: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calendar: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("25 Dec 2026"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Friday")[0]).toBeVisible();
  },
};

/** Nothing is lost where somebody else has entered the day meanwhile. */
export const Adds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.add }));
    const form = within(await screen.findByRole("dialog", { name: words.addTitle }));
    await userEvent.type(form.getByRole("textbox", { name: "Day" }), "26");
    await userEvent.type(form.getByRole("textbox", { name: "Month" }), "3");
    await userEvent.type(form.getByRole("textbox", { name: "Year" }), "2027");
    await userEvent.type(form.getByRole("textbox", { name: words.columns.name }), "Good Friday");
    await userEvent.click(form.getByRole("button", { name: words.save }));
    await expect(await form.findByText("this day is in the calendar")).toBeVisible();
  },
};
