import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { onPhone } from "../../patterns/form/story-form.tsx";
import {
  gradeAt,
  longName,
  matricNumberAt,
  nameAt,
  rightToLeftName,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { ResultSheetView, StudentGrade } from "./result-sheet.tsx";
import { ResultSheet } from "./result-sheet.tsx";

const students = (count: number): StudentGrade[] =>
  Array.from({ length: count }, (_, index) => {
    const grade = gradeAt(index);
    return {
      fullName: nameAt(index),
      matricNumber: matricNumberAt(index),
      ...grade,
      remarks: grade.grade === "F" ? "Carry over" : "Passed",
    };
  });

const result: ResultSheetView = {
  school,
  faculty: "School of Engineering and Environmental Technology",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  courseTitle: "Logic, Linear Algebra and Introductory Numerical Methods for Technologists",
  courseCode: "MTH 211",
  courseUnit: 3,
  programme: "National Diploma, full-time",
  session: "2026/2027",
  semester: "First",
  gradeCounts: { A: 5, B: 5, C: 5, D: 5, E: 5, F: 5 },
  studentGrades: students(30),
  verification,
};

const meta = { component: ResultSheet, args: { result } } satisfies Meta<typeof ResultSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One full sheet: 30 students, the grades counted above them, the signatures below. */
export const Thirty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Sheet 1 of 1" })).toBeVisible();
    await expect(canvas.getByText("Students 1-30 of 30")).toBeVisible();
    const counts = within(canvas.getByRole("table", { name: "Grading scale and grade counts" }));
    await expect(
      counts.getByRole("row", { name: "Total 70-100 60-69 50-59 45-49 40-44 0-39" }),
    ).toBeVisible();
    await expect(counts.getByRole("row", { name: "Students 5 5 5 5 5 5" })).toBeVisible();
  },
};

/** The thirty-first stands on a sheet of its own, under the same heading. */
export const ThirtyOne: Story = {
  args: { result: { ...result, studentGrades: students(31) } },
  play: async ({ canvas }) => {
    const last = within(canvas.getByRole("region", { name: "Sheet 2 of 2" }));
    await expect(last.getByText("Students 31-31 of 31")).toBeVisible();
    await expect(last.getByRole("rowheader", { name: nameAt(30) })).toBeVisible();
    await expect(last.getByRole("cell", { name: "31" })).toBeVisible();
    await expect(last.getByText("Course Result Sheet")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByText("Head of department")).toHaveLength(1);
  },
};

/** A part that counts nothing has no column. */
export const WithoutLaboratory: Story = {
  args: { result: { ...result, parts: ["test", "exam"] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Test" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Lab" })).toBeNull();
  },
};

/** Scores that the board has not decided about: no code, and the title says what they are. */
export const Provisional: Story = {
  args: {
    result: {
      ...result,
      provisional: true,
      verification: undefined,
      gradeCounts: { A: 1 },
      studentGrades: students(1),
    },
  },
  play: async ({ canvas }) => {
    const title = "PROVISIONAL: Course Result Sheet";
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.queryByRole("img", { name: /QR code/ })).toBeNull();
  },
};

export const One: Story = {
  args: {
    result: { ...result, gradeCounts: { A: 1 }, studentGrades: students(1) },
  },
};

export const Nobody: Story = {
  args: { result: { ...result, gradeCounts: {}, studentGrades: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noStudents)).toBeVisible();
    await expect(canvas.getByText("Students 0 of 0")).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

/** Every name at its longest still leaves 30 on a sheet. */
export const LongNames: Story = {
  args: {
    result: {
      ...result,
      studentGrades: students(30).map((student) => ({ ...student, fullName: longName })),
    },
  },
};

export const LongNamesOnPaper: Story = { ...LongNames, globals: { media: "print" } };

/** Names from right to left, marks that the scale does not know, half scores. */
export const UnusualEntries: Story = {
  args: {
    result: {
      ...result,
      studentGrades: [
        { ...gradeAt(0), fullName: rightToLeftName, matricNumber: matricNumberAt(0), remarks: "" },
        {
          fullName: nameAt(1),
          matricNumber: matricNumberAt(1),
          test: null,
          lab: undefined,
          exam: null,
          total: null,
          grade: "ABS",
          remarks: "Absent with permission",
        },
        { ...gradeAt(2), fullName: nameAt(2), matricNumber: null, test: 12.1 + 0.2, remarks: "?" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "ABS" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "12.3" })).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    result: {
      school,
      faculty: null,
      department: undefined,
      courseTitle: "",
      courseCode: null,
      courseUnit: Number.NaN,
      programme: undefined,
      session: null,
      semester: undefined,
      gradeCounts: { A: null, B: Number.NaN },
      studentGrades: [
        {
          fullName: null,
          matricNumber: undefined,
          test: Number.NaN,
          lab: null,
          exam: undefined,
          total: Number.POSITIVE_INFINITY,
          grade: "",
          remarks: null,
        },
      ],
      verification: { verifyUrl: undefined, code: null },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(23);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|Infinity/);
  },
};
