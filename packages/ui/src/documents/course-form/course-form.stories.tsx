import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { courses } from "../document-frame/story-courses.ts";
import {
  brokenPhoto,
  longName,
  noStudent,
  rightToLeftName,
  student,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { CourseFormView } from "./course-form.tsx";
import { CourseForm } from "./course-form.tsx";

const form: CourseFormView = {
  school,
  student,
  session: "2026/2027",
  semesters: [
    { semester: "First", courses, totalUnits: 12.5 },
    {
      semester: "Second",
      courses: courses.map((course) => ({ ...course, code: course.code?.replace("20", "22") })),
      totalUnits: 12.5,
    },
  ],
  totalUnits: 25,
  verification,
};

const meta = { component: CourseForm, args: { form } } satisfies Meta<typeof CourseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothSemesters: Story = {
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("region", { name: "First Semester" }));
    await expect(first.getByRole("rowheader", { name: "ABE 201" })).toBeVisible();
    await expect(first.getByRole("cell", { name: "2.5" })).toBeVisible();
    await expect(first.getByRole("row", { name: /Total credit units 12\.5/ })).toBeVisible();
    await expect(canvas.getByText("Dean of faculty")).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

/** More than a page: the table's head is printed again on the next. */
export const FortyCourses: Story = {
  args: {
    form: {
      ...form,
      semesters: [
        {
          semester: "First",
          courses: Array.from({ length: 40 }, (_, index) => ({
            code: `ABE ${301 + index}`,
            title: `Laboratory Practice ${index + 1}`,
            creditUnit: 1,
            status: "Core",
          })),
          totalUnits: 40,
        },
      ],
      totalUnits: 40,
    },
  },
};

export const NothingRegistered: Story = {
  args: {
    form: {
      ...form,
      semesters: [{ semester: "First", courses: [], totalUnits: 0 }],
      totalUnits: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noCourses)).toBeVisible();
  },
};

export const LongName: Story = {
  ...onPhone,
  args: { form: { ...form, student: { ...student, fullName: longName, photoSrc: null } } },
};

export const RightToLeftName: Story = {
  args: {
    form: { ...form, student: { ...student, fullName: rightToLeftName, photoSrc: brokenPhoto } },
  },
};

export const Missing: Story = {
  args: {
    form: {
      school,
      student: noStudent,
      session: null,
      semesters: [
        {
          semester: undefined,
          courses: [{ code: null, title: undefined, creditUnit: Number.NaN, status: "" }],
          totalUnits: null,
        },
      ],
      totalUnits: undefined,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(13);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
