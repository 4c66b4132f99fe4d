import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { courses } from "../document-frame/story-courses.ts";
import {
  brokenPhoto,
  longName,
  photo,
  rightToLeftName,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { SemesterResultsView } from "./semester-results.tsx";
import { SemesterResults } from "./semester-results.tsx";

const grades = [
  { grade: "A", gradePoint: 5, creditPoint: 15 },
  { grade: "B", gradePoint: 4, creditPoint: 10 },
  { grade: "C", gradePoint: 3, creditPoint: 6 },
  { grade: "F", gradePoint: 0, creditPoint: 0 },
  { grade: "A", gradePoint: 5, creditPoint: 10 },
];

const results: SemesterResultsView = {
  school,
  name: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa",
  regNo: "ND/ABE/26/00417",
  photoSrc: photo,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  programme: "National Diploma, full-time",
  level: "ND I",
  session: "2026/2027",
  semester: "Second",
  subjects: courses.map(({ code, title, creditUnit }, index) => ({
    code,
    title,
    creditUnit,
    grade: grades[index]?.grade,
    gradePoint: grades[index]?.gradePoint,
    creditPoint: grades[index]?.creditPoint,
  })),
  current: { creditUnit: 12.5, creditPoint: 41, gradePointAverage: 3.28 },
  previous: { creditUnit: 22, creditPoint: 81.5, gradePointAverage: 81.5 / 22 },
  cumulative: { creditUnit: 34.5, creditPoint: 122.5, gradePointAverage: 122.5 / 34.5 },
  repeated: [],
  summary: {
    entryReq: "UTME",
    cumCourseUnit: 34.5,
    cgpa: 122.5 / 34.5,
    coursesToRepeat: ["MTH 211"],
    coursesToTake: ["ABE 205", "GNS 203", "STA 225"],
    cgpaRemark: "Good standing",
  },
  verification,
};

const meta = { component: SemesterResults, args: { results } } satisfies Meta<
  typeof SemesterResults
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Credit units have one decimal, points and averages two. */
export const SecondSemester: Story = {
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole("row", { name });
    await expect(row("ABE 203 Soil and Water Conservation 2.5 B 4.00 10.00")).toBeVisible();
    await expect(row("Current 12.5 41.00 3.28")).toBeVisible();
    await expect(row("Previous 22.0 81.50 3.70")).toBeVisible();
    await expect(row("Cumulative 34.5 122.50 3.55")).toBeVisible();
    await expect(canvas.getByText("ABE 205, GNS 203, STA 225")).toBeVisible();
  },
};

/** Where a course was taken again the sums differ, and the sheet says why. */
export const RepeatedCourse: Story = {
  args: { results: { ...results, repeated: ["MTH 211"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Repeated: MTH 211\./)).toBeVisible();
  },
};

/** Nothing stands before the first semester. */
export const FirstSemester: Story = {
  args: {
    results: { ...results, semester: "First", previous: null, cumulative: results.current },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Previous - - -" })).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

/** A mark that the scale does not know is printed as the records have it. */
export const UnknownGrade: Story = {
  args: {
    results: {
      ...results,
      subjects: results.subjects.map((subject, index) => ({
        ...subject,
        grade: ["ABS", "?", "", null, "INC"][index],
        gradePoint: undefined,
        creditPoint: undefined,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "ABS" })).toBeVisible();
  },
};

export const NoSubjects: Story = {
  args: {
    results: {
      ...results,
      subjects: [],
      current: { creditUnit: 0, creditPoint: 0, gradePointAverage: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noCourses)).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Current 0.0 0.00 0.00" })).toBeVisible();
  },
};

export const LongName: Story = {
  ...onPhone,
  args: { results: { ...results, name: longName, photoSrc: null } },
};

export const RightToLeftName: Story = {
  args: { results: { ...results, name: rightToLeftName, photoSrc: brokenPhoto } },
};

export const Missing: Story = {
  args: {
    results: {
      school,
      name: null,
      regNo: undefined,
      department: "",
      programme: null,
      level: null,
      session: undefined,
      semester: null,
      subjects: [
        {
          code: null,
          title: undefined,
          creditUnit: Number.NaN,
          grade: null,
          gradePoint: Number.NaN,
          creditPoint: null,
        },
      ],
      current: { creditUnit: Number.NaN, creditPoint: null, gradePointAverage: undefined },
      previous: undefined,
      cumulative: null,
      repeated: [],
      summary: null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(29);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
