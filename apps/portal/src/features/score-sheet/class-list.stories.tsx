import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { whyNotMessages } from "@polyportal/domain/messages/why-not";
import { whyNotWords } from "@polyportal/domain/messages/why-not.words";
import { courseClassPath } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { notListedObstacles } from "../../testing/obstacles.ts";
import { listVerification, paperMade, paperUnderWay } from "../../testing/papers.ts";
import { lecturer } from "../../testing/people.ts";
import { draftSheet } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./class-list.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./class-paper.tsx";
import "../../parts/why-not/ask-dialog.tsx";

type Student = Output<"listCourseClass">["items"][number];

const students: Student[] = draftSheet.rows.map((row) => ({
  id: row.studentId,
  studentId: row.studentId,
  fullName: row.fullName,
  matricNumber: row.matricNumber,
  department: row.department,
  level: row.level,
  passport: null,
  kind: row.kind,
  registration: row.registration,
}));

const course: Output<"getMyCourse"> = {
  ...draftSheet,
  sheetId: draftSheet.id,
  registrations: { submitted: 4, approved: 61, returned: 1 },
  missing: 2,
  appraisals: { unappraised: 0, inProgress: 0, completed: 0, means: [] },
};

const answers = {
  getMyCourse: course,
  listCourseClass: { items: students, total: students.length },
  listUnits: units,
  getCourseClassPaper: listVerification,
};
const { courseId, sessionId } = draftSheet;

const meta = {
  title: "Pages/Class list of a course",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: courseClassPath(courseId, sessionId), profile: lecturer, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who has registered the course, as what, and what was decided about it. */
export const Students: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("rowheader", { name: students[0]?.fullName }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.print.attendance })).toHaveAttribute(
      "href",
      courseClassPath(courseId, sessionId, "attendance"),
    );
  },
};

/** A student who is missed is asked about by number, one after the other. */
export const NotOnTheList: Story = {
  args: {
    answers: {
      ...answers,
      getWhyNotOfStudent: ({ student }) =>
        student === "ND/COM/26/0003"
          ? { fullName: "Bello Aisha Hauwa", matricNumber: student, obstacles: notListedObstacles }
          : refusal("not_found", {}, whyNotMessages.noSuchStudent),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: whyNotWords.notOnList }));
    const dialog = within(await screen.findByRole("dialog", { name: whyNotWords.notOnList }));
    const number = await dialog.findByRole("textbox", { name: /Matric or admission number/ });
    await userEvent.type(number, "nd/com/26/9999");
    await userEvent.click(dialog.getByRole("button", { name: whyNotWords.ask }));
    await expect(await dialog.findByText(whyNotMessages.noSuchStudent)).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, "nd/com/26/0003");
    await userEvent.click(dialog.getByRole("button", { name: whyNotWords.ask }));
    await expect(await dialog.findByText("Registration closed on 9 October 2026.")).toBeVisible();
    await expect(dialog.queryByText(whyNotMessages.noSuchStudent)).toBeNull();
  },
};

export const NotOnTheListOnAPhone: Story = {
  ...NotOnTheList,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Nobody: Story = {
  args: { answers: { ...answers, listCourseClass: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

/** The paper on which those who sit the examination sign. */
export const AttendanceSheet: Story = {
  args: { at: courseClassPath(courseId, sessionId, "attendance") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Invigilator in charge")).toBeVisible();
    await expect(canvas.getByText(listVerification.code)).toBeVisible();
    await expect(canvas.getByText(listVerification.fingerprint)).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: students[0]?.fullName })).toBeVisible();
  },
};

export const ClassListOnPaper: Story = {
  args: { at: courseClassPath(courseId, sessionId, "class") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Taken as" })).toBeVisible();
  },
};

/** Nobody stands on it, so there is nothing to check. */
export const EmptyOnPaper: Story = {
  args: {
    at: courseClassPath(courseId, sessionId, "class"),
    answers: {
      ...answers,
      listCourseClass: { items: [], total: 0 },
      getCourseClassPaper: refusal("not_found"),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(documentMessages.noStudents)).toBeVisible();
    await expect(canvas.queryByText(listVerification.code)).toBeNull();
  },
};

/** A class of more than 300: its paper is made in the background. */
export const LongClass: Story = {
  args: {
    at: courseClassPath(courseId, sessionId, "class"),
    answers: {
      ...answers,
      listCourseClass: { items: students, total: 412 },
      requestExport: paperUnderWay,
      listExports: { items: [paperUnderWay], total: 1 },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: longPaperPage.make }));
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "44");
    await expect(canvas.getByText(/412 students/)).toBeVisible();
  },
};

export const LongClassOnAPhone: Story = {
  ...LongClass,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** The paper was made before the page was opened: asking again finds it. */
export const LongClassMade: Story = {
  args: {
    ...LongClass.args,
    answers: {
      ...LongClass.args?.answers,
      requestExport: paperMade,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: longPaperPage.make }));
    await expect(await canvas.findByRole("button", { name: longPaperPage.download })).toBeEnabled();
  },
};

/** A course that is not the reader's. */
export const Refused: Story = { args: { answers: { getMyCourse: refusal("not_found") } } };
