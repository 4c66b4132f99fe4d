import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions, taughtCourses } from "../../testing/course-lecturers.ts";
import { noImports } from "../../testing/imports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { clashes, clashStudents, loads, slots, week } from "../../testing/timetable.ts";
import { Page } from "./assign-courses.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./beside-courses.tsx";
import "./lecturer-week.tsx";
import "./slot-form.tsx";

const listed = <Row,>(items: Row[]) => ({ items, total: items.length });

const answers = {
  listTimetableSlots: listed(slots),
  listTimetableClashes: listed(clashes),
  listClashStudents: clashStudents,
  listLecturerLoads: listed(loads),
  getLecturerWeek: week,
  listCourses: listed([]),
  listCourseLecturers: listed(taughtCourses),
  listSessions: sessions,
  listUnits: units,
  listImports: noImports,
};

const at = (hash: string) => `${staffPaths.assignCourses}#${hash}`;

const meta = {
  title: "Pages/Timetable",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: at("timetable"), profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function act(canvas: Canvas, row: RegExp, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: row }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
}

const onAPhone = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** When and where each course is taught; the parts of the page lead to each other. */
export const Timetable: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Software Laboratory 1")).toBeVisible();
    const parts = within(canvas.getByRole("navigation", { name: /Courses and their/ }));
    await expect(parts.getByRole("link", { name: "Timetable" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(parts.getByRole("link", { name: "Clashes" })).toHaveAttribute(
      "href",
      at("clashes"),
    );
  },
};

export const TimetableOnAPhone: Story = onAPhone;

export const Dark: Story = { globals: { theme: "dark" } };

export const Empty: Story = {
  args: { answers: { ...answers, listTimetableSlots: listed([]) } },
};

/** Who may only look finds the acts disabled, with the reason. */
export const OnlyLooking: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { profile: { ...superAdministrator, role: "registrar", claims: ["courses.see"] } },
  play: async ({ canvas }) => {
    await canvas.findByText("Software Laboratory 1");
    await expect(canvas.queryByRole("button", { name: "Add a lecture" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Actions for COM 211/ }));
    const off = screen.getByRole("menuitem", { name: /Change/ });
    await expect(off).toHaveAttribute("aria-disabled", "true");
  },
};

/** What is missing or in the wrong order is said at its field. */
export const Adds: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a lecture" }));
    const form = within(await screen.findByRole("dialog", { name: /of 2026\/2027/ }));
    await userEvent.type(form.getByRole("textbox", { name: /Begins/ }), "10");
    await userEvent.type(form.getByRole("textbox", { name: /Ends/ }), "8 am");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(form.getByRole("combobox", { name: /Course/ })).toHaveAccessibleDescription(
      /please select a course/,
    );
    await expect(form.getByRole("combobox", { name: /Day/ })).toHaveAccessibleDescription(
      /please select a day/,
    );
  },
};

export const AddsOnAPhone: Story = { ...Adds, ...onAPhone };

/** A lecture begins as it stands; what another has saved meanwhile is not written over. */
export const Changes: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { ...answers, updateTimetableSlot: refusal("conflict") } },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for COM 211/, "Change");
    const form = within(await screen.findByRole("dialog", { name: /Lecture of COM 211/ }));
    const ends = form.getByRole("textbox", { name: /Ends/ });
    await expect(ends).toHaveValue("10:00");
    await userEvent.clear(ends);
    await userEvent.type(ends, "07:00");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(ends).toHaveAccessibleDescription(/the end is not after the beginning/);
    await userEvent.clear(ends);
    await userEvent.type(ends, "9.30");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText(/Someone changed this/)).toBeVisible();
  },
};

export const Removes: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true, answers: { ...answers, removeTimetableSlot: {} } },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for COM 211/, "Remove");
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/COM 211 on Monday, 08:00 to 10:00/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await expect(await screen.findByText("The lecture of COM 211 is removed")).toBeVisible();
  },
};

/** Each clash once, with all that is asked of both; its number opens its list. */
export const Clashes: Story = {
  args: { at: at("clashes") },
  play: async ({ canvas }) => {
    const students = await canvas.findByRole("link", {
      name: "1,187 students of COM 211 and COM 212",
    });
    await expect(students).toHaveAttribute(
      "href",
      `${staffPaths.assignCourses}?session=3&one=57&other=58#clash-students`,
    );
    await expect(canvas.getByText(/^Eze .*, ND II Computer Science$/)).toBeVisible();
  },
};

export const ClashesOnAPhone: Story = { ...Clashes, ...onAPhone };

export const NothingClashes: Story = {
  args: { at: at("clashes"), answers: { ...answers, listTimetableClashes: listed([]) } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const ClashesWaiting: Story = {
  args: { at: at("clashes"), answers: { ...answers, listTimetableClashes: waiting } },
};

export const ClashesFailed: Story = {
  args: {
    at: at("clashes"),
    answers: { ...answers, listTimetableClashes: refusal("database_unavailable") },
  },
};

/** Who has registered both, as what. */
export const Students: Story = {
  args: {
    at: `${staffPaths.assignCourses}?session=3&one=57&other=58#clash-students`,
    answers: { ...answers, getCourse: waiting },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Carry-over")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clashes" })).toHaveAttribute(
      "href",
      `${staffPaths.assignCourses}?session=3#clashes`,
    );
  },
};

/** Units and hours by lecturer; what is too much is marked. */
export const Loads: Story = {
  args: { at: at("loads") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("9 hours 15 min")).toBeVisible();
    await expect(canvas.getAllByText("Above 18 units", { selector: "[data-status]" })).toHaveLength(
      1,
    );
  },
};

export const LoadsOnAPhone: Story = { ...Loads, ...onAPhone };

/** A lecturer's week, with what is at one time. */
export const Week: Story = {
  tags: ["played"],
  args: { at: at("loads") },
  play: async ({ canvas }) => {
    await act(canvas, /Actions for Eze/, "The week");
    const dialog = within(await screen.findByRole("dialog", { name: "The week" }));
    await expect(await dialog.findByText("Two entries are at the same time")).toBeVisible();
  },
};

/** It comes from a sheet, too. */
export const Imports: Story = {
  args: { at: `${staffPaths.assignCourses}?of=timetable#import` },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /import timetable/i })).toBeVisible();
  },
};
