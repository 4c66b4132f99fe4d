import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { onPhone } from "../../patterns/form/story-form.tsx";
import {
  longName,
  matricNumberAt,
  nameAt,
  study,
  verification,
} from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { CompositeEntry, CompositeSheetView } from "./composite-sheet.tsx";
import { CompositeSheet } from "./composite-sheet.tsx";

const codes = Array.from({ length: 12 }, (_, at) => `COM ${111 + at}`);
const grades = ["A", "B", "C", "F", "D", "E"];

const entry = (at: number): CompositeEntry => ({
  fullName: nameAt(at),
  matricNumber: matricNumberAt(at),
  cells: codes.map((_, course) =>
    (at + course) % 11 === 10
      ? null
      : { total: 72.25 - ((at + course) % 6) * 8, grade: grades[(at + course) % 6] },
  ),
  others: [],
  current: { creditUnit: 24, creditPoint: 84.5, gradePointAverage: 84.5 / 24 },
  previous: { creditUnit: 46.5, creditPoint: 170, gradePointAverage: 170 / 46.5 },
  cumulative: { creditUnit: 70.5, creditPoint: 254.5, gradePointAverage: 254.5 / 70.5 },
  coursesToRepeat: at % 4 === 0 ? ["COM 114", "COM 120"] : [],
  coursesToTake: at % 5 === 0 ? ["GNS 102"] : [],
  cgpaRemark: at % 9 === 8 ? "Probation" : "Good standing",
});

const students = (count: number) => Array.from({ length: count }, (_, at) => entry(at));

/** Codes, what is awaited, carry-overs beside the columns, and nothing graded at all. */
const uneven: readonly CompositeEntry[] = [
  {
    ...entry(0),
    fullName: longName,
    cells: codes.map((_, at) =>
      at < 5
        ? { total: null, grade: ["ABS", "SICK", "INC", "MAL", "WHD"][at] }
        : { total: null, grade: null },
    ),
    others: [
      { code: "COM 101", total: 38, grade: "F" },
      { code: "GNS 101", total: null, grade: null },
    ],
    coursesToRepeat: [...codes.slice(0, 6), "COM 101", "GNS 101", "GNS 102"],
    cgpaRemark: "Withdrawal",
  },
  {
    ...entry(1),
    cells: codes.map(() => null),
    current: null,
    previous: null,
    cumulative: null,
    coursesToTake: [],
    cgpaRemark: null,
  },
];

const composite: CompositeSheetView = {
  ...study,
  school,
  option: null,
  level: "ND II",
  semester: "First",
  provisional: false,
  columns: codes.map((code, at) => ({ code, creditUnit: at % 3 === 0 ? 2.5 : 3 })),
  students: students(31),
  remarks: "Good standing: 28 students · Probation: 3 students",
};

const meta = {
  component: CompositeSheet,
  args: { composite },
} satisfies Meta<typeof CompositeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  args: { composite: { ...composite, fingerprint: "3F2A-91BC-07DE", verification } },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("region", { name: "Sheet 1 of 2" }));
    await expect(first.getAllByRole("row")).toHaveLength(31);
    await expect(first.getAllByRole("columnheader")).toHaveLength(3 + 12 + 1 + 9 + 3);
    await expect(first.getAllByText("72.25 A")[0]).toBeVisible();
    const last = within(canvas.getByRole("region", { name: "Sheet 2 of 2" }));
    await expect(last.getByText("Dean of faculty")).toBeVisible();
    await expect(last.getByText("3F2A-91BC-07DE")).toBeVisible();
    await expect(last.getByText(verification.code ?? "")).toBeVisible();
  },
};

/** What is not out yet: each sheet is headed by it. */
export const Provisional: Story = {
  args: {
    composite: { ...composite, provisional: true, option: "Software and Web Development" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("PROVISIONAL: Composite Result Sheet")).toHaveLength(2);
  },
};

export const CodesAndCarryOvers: Story = {
  args: { composite: { ...composite, students: uneven } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("COM 101 38 F; GNS 101 AR")).toBeVisible();
    await expect(canvas.getByText("SICK")).toBeVisible();
    await expect(canvas.getAllByText("AR")).toHaveLength(7);
  },
};

export const OnPaper: Story = { globals: { media: "print" } };

/** The name stays while the rest is scrolled. */
export const OnPhone: Story = {
  ...onPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [table] = canvas.getAllByRole("region", { name: /^Composite Result Sheet,/ });
    const name = canvas.getByRole("rowheader", { name: nameAt(0) });
    if (!table) throw new Error("There is no table.");
    table.scrollLeft = 600;
    await expect(table.scrollLeft).toBe(600);
    await expect(name.getBoundingClientRect().left).toBeCloseTo(
      table.getBoundingClientRect().left,
      0,
    );
    table.scrollLeft = 0;
  },
};

export const Nobody: Story = {
  args: { composite: { ...composite, columns: [], students: [], remarks: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(documentMessages.noStudents)).toBeVisible();
  },
};
