import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName, noStudent, student, verification } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { ClearanceFormView } from "./clearance-form.tsx";
import { ClearanceForm } from "./clearance-form.tsx";

const form: ClearanceFormView = {
  ...student,
  school,
  admissionNumber: "ADM/ND/CSC/26/00417",
  session: "2026/2027",
  rrr: "310007769676",
  components: [
    { name: "Admissions", office: "Admissions Office, Senate Building", state: "cleared" },
    { name: "Bursary", office: "Bursary, counter 4", state: "cleared" },
    { name: "Department", office: "Head of department", state: "waiting" },
    { name: "Library", office: "Main Library, circulation desk", state: "waiting" },
    { name: "Medical", office: "Health Centre", state: "returned" },
    { name: "Student affairs", office: "Student Affairs Division", state: "waiting" },
  ],
  verification,
};

const meta = { component: ClearanceForm, args: { form } } satisfies Meta<typeof ClearanceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 6")).toBeVisible();
    await expect(canvas.getByText("Returned")).toBeVisible();
    await expect(canvas.getByText("3100 0776 9676")).toBeVisible();
  },
};

export const LongName: Story = { ...onPhone, args: { form: { ...form, fullName: longName } } };

export const Missing: Story = {
  args: {
    form: {
      ...noStudent,
      school,
      admissionNumber: null,
      session: undefined,
      rrr: null,
      components: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
