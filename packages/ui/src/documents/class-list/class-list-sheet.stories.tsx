import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { onPhone } from "../../patterns/form/story-form.tsx";
import {
  brokenPhoto,
  longName,
  matricNumberAt,
  nameAt,
  photo,
  rightToLeftName,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { ClassListEntry, ClassListView } from "./class-list-sheet.tsx";
import { ClassListSheet } from "./class-list-sheet.tsx";

const entry = (index: number): ClassListEntry => ({
  fullName: nameAt(index),
  matricNumber: matricNumberAt(index),
  department: "Agricultural and Bio-Environmental Engineering Technology",
  passport: index % 3 === 0 ? null : photo,
  coursesUploaded: index % 9,
  totalCoursesRegistered: 9,
  semestersCount: 1 + (index % 4),
  sessionsCount: 1 + (index % 2),
  cgpa: (index % 51) / 10,
});

const students = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

const classList: ClassListView = {
  school,
  faculty: "School of Engineering and Environmental Technology",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  programme: "National Diploma, full-time",
  level: "ND I",
  session: "2026/2027",
  semester: "First",
  students: students(31),
  fingerprint: "3F2A-91BC-07DE",
  verification,
};

const meta = { component: ClassListSheet, args: { classList } } satisfies Meta<
  typeof ClassListSheet
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyOne: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("region", { name: /^Sheet/ })).toHaveLength(2);
    const first = within(canvas.getByRole("region", { name: "Sheet 1 of 2" }));
    await expect(first.getAllByRole("row")).toHaveLength(31);
    await expect(first.getAllByRole("columnheader")).toHaveLength(10);
    const last = within(canvas.getByRole("region", { name: "Sheet 2 of 2" }));
    await expect(last.getByRole("rowheader", { name: nameAt(30) })).toBeVisible();
  },
};

/** 34 sheets, the last with ten students. Axe has judged their like above, and takes a minute for these. */
export const ThousandStudents: Story = {
  tags: ["!autodocs"],
  parameters: { a11y: { test: "off" } },
  args: { classList: { ...classList, students: students(1000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Students 991-1,000 of 1,000")).toBeInTheDocument();
    await expect(canvas.getByText("Sheet 34 of 34")).toBeInTheDocument();
  },
};

export const Thirty: Story = { args: { classList: { ...classList, students: students(30) } } };
export const One: Story = { args: { classList: { ...classList, students: students(1) } } };

export const Nobody: Story = {
  args: { classList: { ...classList, students: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noStudents)).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

/** Every name at its longest still leaves 30 on a sheet. */
export const LongNames: Story = {
  args: {
    classList: {
      ...classList,
      students: students(31).map((student) => ({ ...student, fullName: longName })),
    },
  },
};

export const LongNamesOnPaper: Story = { ...LongNames, globals: { media: "print" } };

/** A name from right to left, a photograph that does not load, an average of nothing. */
export const UnusualEntries: Story = {
  args: {
    classList: {
      ...classList,
      students: [
        { ...entry(0), fullName: rightToLeftName },
        { ...entry(1), passport: brokenPhoto },
        { ...entry(2), cgpa: 0, coursesUploaded: 0, totalCoursesRegistered: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ON")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Technology 0 0 3 1 0\.00$/ })).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    classList: {
      school,
      faculty: null,
      department: undefined,
      programme: "",
      level: Number.NaN,
      session: null,
      semester: undefined,
      students: [
        {
          fullName: null,
          matricNumber: undefined,
          department: "",
          passport: null,
          coursesUploaded: Number.NaN,
          totalCoursesRegistered: null,
          semestersCount: undefined,
          sessionsCount: null,
          cgpa: Number.NaN,
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("-")).toHaveLength(14);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
