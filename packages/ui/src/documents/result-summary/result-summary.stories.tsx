import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName, matricNumberAt, nameAt, study } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import { ResultSummary, type ResultSummaryView } from "./result-summary.tsx";

const listed = (at: number) => ({
  fullName: at === 0 ? longName : nameAt(at),
  matricNumber: matricNumberAt(at),
  average: 3.42 - at / 20,
  coursesToRepeat: at % 4 === 0 ? ["COM 112", "COM 114", "GNS 101"] : [],
});
const students = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => listed(from + at));

const summary: ResultSummaryView = {
  ...study,
  school,
  name: "Computer Science ND II 2026/2027 First",
  option: null,
  level: "ND II",
  semester: "First",
  provisional: false,
  remarks: "Good standing: 40 students · Probation: 2 students · No result: 1 student",
  counts: [
    { remark: "Good standing", count: 40 },
    { remark: "Probation", count: 2 },
    { remark: null, count: 1 },
  ],
  lists: [
    { title: "Good standing", students: students(0, 40) },
    { title: "Probation", students: students(40, 2) },
    {
      title: "No result",
      students: [{ ...listed(42), average: null, coursesToRepeat: null }],
    },
  ],
};

const meta = {
  component: ResultSummary,
  args: { summary },
} satisfies Meta<typeof ResultSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByRemark: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Probation: list" });
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(2);
  },
};

/** Scores that are not published are in it, so no code stands on it. */
export const Provisional: Story = {
  args: { summary: { ...summary, provisional: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "PROVISIONAL: Summary of Results" }),
    ).toBeVisible();
  },
};

export const OnPaper: Story = { globals: { media: "print" } };
export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };

export const Nobody: Story = {
  args: { summary: { ...summary, remarks: "", counts: [], lists: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
};
