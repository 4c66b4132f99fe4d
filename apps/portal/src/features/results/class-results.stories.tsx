import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { classStudentWords, compositeWords as words } from "@polyportal/domain/messages/composite";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import {
  classResultsPath,
  classStudentPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { noResultObstacles } from "../../testing/obstacles.ts";
import { paperMade } from "../../testing/papers.ts";
import { lecturer } from "../../testing/people.ts";
import { scoreRows } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./class-results.page.tsx";
import { Page as Student } from "./class-student.page.tsx";
import { results } from "./story-results.ts";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "../../parts/class/class-sheet.tsx";
import "./class-summary.tsx";
import "../../parts/why-not/answer.tsx";

type Composite = Output<"getCompositeResults">;
type Row = Composite["students"][number];

const codes = ["COM 211", "COM 212", "COM 213", "COM 214", "GNS 201", "STA 211"];
const which = { department: 5, level: 2, session: 3, semester: "First" };

const row = (at: number, own: Partial<Row> = {}): Row => {
  const { studentId, fullName, matricNumber } = scoreRows[at % scoreRows.length] ?? {
    studentId: "",
    fullName: "",
    matricNumber: "",
  };
  return {
    studentId,
    fullName,
    matricNumber,
    cells: codes.map((_, course) =>
      (at + course) % 5 === 0 ? { total: 31.5, grade: "F" } : { total: 64, grade: "B" },
    ),
    others: [],
    current: { creditUnit: 18, creditPoint: 61.5, gradePointAverage: 61.5 / 18 },
    previous: { creditUnit: 36, creditPoint: 140, gradePointAverage: 140 / 36 },
    cumulative: { creditUnit: 54, creditPoint: 201.5, gradePointAverage: 201.5 / 54 },
    coursesToRepeat: codes.filter((_, course) => (at + course) % 5 === 0),
    coursesToTake: [],
    cgpaRemark: "Good standing",
    ...own,
  };
};

const composite: Composite = {
  faculty: "School of Science and Computing",
  department: "Computer Science",
  option: null,
  programme: "ND",
  level: "ND II",
  session: "2026/2027",
  semester: "First",
  provisional: false,
  held: [],
  verification: null,
  columns: codes.map((code, at) => ({
    courseId: 211 + at,
    code,
    title: `Course ${code}`,
    creditUnit: 3,
  })),
  students: [
    row(0),
    row(1),
    row(2, {
      cells: codes.map((_, at) =>
        at === 0
          ? { total: null, grade: "ABS" }
          : at === 1
            ? { total: null, grade: "SICK" }
            : { total: null, grade: null },
      ),
      others: [{ code: "COM 111", kind: "Carry-over", total: 45, grade: "D" }],
      coursesToRepeat: ["COM 211"],
      coursesToTake: ["COM 112"],
      cgpaRemark: "Probation",
    }),
    row(3, {
      cells: codes.map(() => ({ total: null, grade: null })),
      current: null,
      previous: null,
      cumulative: null,
      coursesToRepeat: [],
      cgpaRemark: null,
    }),
  ],
};

const answers = { getCompositeResults: composite };

const meta = {
  title: "Pages/Results of a class",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: classResultsPath(which), profile: lecturer, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Codes in the grades' place, a carry-over beside the columns, and a student without a result. */
export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: words.paper })).toBeVisible();
    await expect(canvas.getByText("COM 111 45 D")).toBeVisible();
    await expect(
      canvas.getByText("Good standing: 2 students · Probation: 1 student · No result: 1 student"),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: composite.students[0]?.fullName }),
    ).toHaveAttribute("href", classStudentPath(composite.students[0]?.studentId ?? "", which));
    await expect(canvas.getByRole("link", { name: words.summary })).toHaveAttribute(
      "href",
      classResultsPath(which, "summary"),
    );
    await expect(canvas.getByRole("link", { name: words.semester("Second") })).toHaveAttribute(
      "href",
      classResultsPath({ ...which, semester: "Second" }),
    );
  },
};

/** The same class by remark, with a way back to the sheet. */
export const Summary: Story = {
  args: { at: classResultsPath(which, "summary") },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Probation: list" });
    await expect(table).toHaveTextContent(composite.students[2]?.fullName ?? "");
    await expect(canvas.getByRole("table", { name: `${words.noResult}: list` })).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.toSheet })).toHaveAttribute(
      "href",
      classResultsPath(which),
    );
  },
};

/** Of a class of more than 300 the server makes the paper. */
export const LongSummary: Story = {
  args: {
    ...Summary.args,
    answers: {
      getCompositeResults: {
        ...composite,
        students: Array.from({ length: paperAtOnce + 1 }, (_, at) => row(at)),
      },
      requestExport: paperMade,
    },
  },
  // Axe has judged their like above, and takes long for these.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: "off" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: longPaperPage.make }));
    await expect(await canvas.findByRole("button", { name: longPaperPage.download })).toBeEnabled();
  },
};

/** What the head and the dean read before it is out. */
export const Provisional: Story = {
  args: {
    answers: { getCompositeResults: { ...composite, provisional: true, held: ["COM 213"] } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: `PROVISIONAL: ${words.paper}` }),
    ).toBeVisible();
    await expect(canvas.getByText(words.provisionalTitle)).toBeVisible();
    await expect(canvas.getByText(words.held(["COM 213"]))).toBeVisible();
  },
};

/** The sheet scrolls in itself, and the page does not. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: words.paper })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Nobody: Story = {
  args: { answers: { getCompositeResults: { ...composite, columns: [], students: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(documentMessages.noStudents)).toBeVisible();
  },
};

/** A class that is none of the reader's. */
export const Refused: Story = {
  args: { answers: { getCompositeResults: refusal("not_found") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.notFound)).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.toClasses })).toHaveAttribute(
      "href",
      staffPaths.myClass,
    );
  },
};

const getWhyNotOfStudent = {
  fullName: results.name,
  matricNumber: results.regNo,
  obstacles: noResultObstacles,
};
const ofStudent = {
  at: classStudentPath(scoreRows[0]?.studentId ?? "", which),
  page: Student,
  answers: { getStudentResults: results, getWhyNotOfStudent },
};

/** The student's own paper, with what was amended above it and the way back to the class. */
export const OneStudent: Story = {
  args: ofStudent,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/COM 121 was C \(58\) until 3 November 2025/),
    ).toBeVisible();
    await expect(await canvas.findByText("The head of department settles this.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: classStudentWords.back })).toHaveAttribute(
      "href",
      classResultsPath(which),
    );
  },
};

/** Nor does the class's adviser print what is being looked at again. */
export const OneStudentHeldOnPaper: Story = {
  // A sheet without a word on it.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...ofStudent,
    answers: {
      ...ofStudent.answers,
      getStudentResults: { ...results, held: ["COM 121"], verification: null },
    },
  },
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { hidden: true })).not.toBeVisible();
  },
};

export const StudentNotPublished: Story = {
  args: {
    ...ofStudent,
    answers: { getStudentResults: refusal("results_not_published"), getWhyNotOfStudent },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(classStudentWords.notPublishedHint)).toBeVisible();
    await expect(
      await canvas.findByText(/Your course adviser or head of department has not decided yet/),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
