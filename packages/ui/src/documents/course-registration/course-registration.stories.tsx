import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
import type { CourseRegistrationView } from "./course-registration.tsx";
import { CourseRegistration } from "./course-registration.tsx";

const registration: CourseRegistrationView = {
  school,
  student,
  session: "2026/2027",
  semester: "First",
  state: "approved",
  submittedAt: "2026-11-20T09:30:00Z",
  adviser: "Engr. Danjuma Emmanuel Ekpo",
  courses,
  totalUnits: 12.5,
  minimumUnits: 12,
  maximumUnits: 24,
  verification,
};

const meta = { component: CourseRegistration, args: { registration } } satisfies Meta<
  typeof CourseRegistration
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12.0 to 24.0")).toBeVisible();
    await expect(
      canvas.getByRole("row", {
        name: "ABE 203 Soil and Water Conservation 2.5 Core",
      }),
    ).toBeVisible();
    await expect(canvas.getByText("Approved")).toBeVisible();
  },
};

export const AwaitingApproval: Story = {
  args: { registration: { ...registration, state: "submitted", adviser: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Awaiting approval")).toBeVisible();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };
export const OnPaper: Story = { globals: { media: "print" } };

export const NothingRegistered: Story = {
  args: { registration: { ...registration, courses: [], totalUnits: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noCourses)).toBeVisible();
  },
};

export const LongName: Story = {
  ...onPhone,
  args: {
    registration: { ...registration, student: { ...student, fullName: longName, photoSrc: null } },
  },
};

export const RightToLeftName: Story = {
  args: {
    registration: {
      ...registration,
      student: { ...student, fullName: rightToLeftName, photoSrc: brokenPhoto },
    },
  },
};

export const Missing: Story = {
  args: {
    registration: {
      school,
      student: noStudent,
      session: undefined,
      semester: null,
      state: "submitted",
      submittedAt: "0001-01-01T00:00:00",
      adviser: "",
      courses: [{ code: null, title: undefined, creditUnit: Number.NaN, status: "" }],
      totalUnits: undefined,
      minimumUnits: null,
      maximumUnits: Number.NaN,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("- to -")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|0001/);
  },
};
