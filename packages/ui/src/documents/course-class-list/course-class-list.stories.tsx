import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName, matricNumberAt, nameAt, verification } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { CourseClassEntry, CourseClassView } from "./course-class-list.tsx";
import { CourseClassList } from "./course-class-list.tsx";

const kinds = ["Core", "Carry-over", "Borrowed"];

const entry = (index: number): CourseClassEntry => ({
  fullName: nameAt(index),
  matricNumber: matricNumberAt(index),
  department: "Agricultural and Bio-Environmental Engineering Technology",
  level: index % 5 === 0 ? "ND II" : "ND I",
  kind: kinds[index % 3],
  registration: index % 7 === 0 ? "Awaiting approval" : "Approved",
});

const students = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

const classList: CourseClassView = {
  school,
  course: "COM 211, Introduction to Data Structures and Algorithms",
  department: "Computer Science",
  session: "2026/2027",
  semester: "First",
  creditUnit: 3,
  lecturers: "Dr Adéwálé Ọláolúwa Fọlákẹ́, Mr Bello Musa",
  students: students(31),
  fingerprint: "3F2A-91BC-07DE",
  verification,
};

const meta = {
  component: CourseClassList,
  args: { classList, kind: "class" },
} satisfies Meta<typeof CourseClassList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Class: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("region", { name: /^Sheet/ })).toHaveLength(2);
    const first = within(canvas.getByRole("region", { name: "Sheet 1 of 2" }));
    await expect(first.getAllByRole("row")).toHaveLength(31);
    await expect(first.getAllByRole("columnheader")).toHaveLength(7);
  },
};

/** Room to sign in and out for each, and for the invigilators below the last: a full sheet holds both. */
export const Attendance: Story = {
  args: { kind: "attendance", classList: { ...classList, students: students(30) } },
  play: async ({ canvas }) => {
    const last = within(canvas.getByRole("region", { name: "Sheet 1 of 1" }));
    await expect(last.getByText("Invigilator in charge")).toBeVisible();
    await expect(last.getByRole("columnheader", { name: "Signature out" })).toBeVisible();
  },
};

export const OnPaper: Story = { globals: { media: "print" } };
export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };

/** Every name at its longest still leaves 30 on a sheet. */
export const LongNames: Story = {
  args: {
    classList: {
      ...classList,
      students: students(31).map((student) => ({ ...student, fullName: longName })),
    },
  },
};

export const Nobody: Story = {
  args: { classList: { ...classList, students: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noStudents)).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    classList: {
      school,
      course: null,
      department: undefined,
      session: "",
      semester: null,
      creditUnit: Number.NaN,
      lecturers: undefined,
      students: [
        {
          fullName: null,
          matricNumber: undefined,
          department: "",
          level: null,
          kind: undefined,
          registration: null,
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(12);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
