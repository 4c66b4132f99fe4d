import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import type { CompositeSheetView } from "../composite-sheet/composite-sheet.tsx";
import { longName, matricNumberAt, nameAt, study } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import { BoardPack, type BoardPackView } from "./board-pack.tsx";

const codes = Array.from({ length: 12 }, (_, at) => `COM ${111 + at}`);
const grades = ["A", "B", "C", "F", "D", "E"];

const composite: CompositeSheetView = {
  ...study,
  school,
  option: null,
  level: "ND II",
  semester: "First",
  provisional: false,
  columns: codes.map((code, at) => ({ code, creditUnit: at % 3 === 0 ? 2.5 : 3 })),
  students: Array.from({ length: 31 }, (_, at) => ({
    fullName: nameAt(at),
    matricNumber: matricNumberAt(at),
    cells: codes.map((_, course) => ({
      total: 72.25 - ((at + course) % 6) * 8,
      grade: grades[(at + course) % 6],
    })),
    others: [],
    current: { creditUnit: 24, creditPoint: 84.5, gradePointAverage: 84.5 / 24 },
    previous: { creditUnit: 46.5, creditPoint: 170, gradePointAverage: 170 / 46.5 },
    cumulative: { creditUnit: 70.5, creditPoint: 254.5, gradePointAverage: 254.5 / 70.5 },
    coursesToRepeat: at % 4 === 0 ? ["COM 114", "COM 120"] : [],
    coursesToTake: [],
    cgpaRemark: at % 9 === 8 ? "Probation" : "Good standing",
  })),
  remarks: "Good standing: 28 students · Probation: 3 students",
};

const session = (name: string, at: number) => ({
  session: name,
  counts: { A: 4 + at, B: 9, C: 8 - at, D: 4, E: 2, F: 3 + at },
  graded: 30 + at,
  mean: 58.25 - at,
  passRate: 90.3 - 2 * at,
});

const listed = (at: number) => ({
  fullName: at === 0 ? longName : nameAt(at),
  matricNumber: matricNumberAt(at),
  average: 0.92 - at / 10,
  coursesToRepeat: ["COM 112", "COM 114", "GNS 101", "STA 111"].slice(0, at + 1),
});

const pack: BoardPackView = {
  composite: { ...composite, provisional: true },
  name: "Computer Science ND II 2026/2027 First",
  code: "3F2A-91BC-07DE",
  fingerprint: "3f2a91bc07de5a1c4b8f22d0e6a97b13c5d4f8e2a1b09c7d6e5f4a3b2c1d0e9f",
  madeBy: "Ogunlade Folasade Abiọ́dún",
  madeAt: "2026-11-25T13:05:00.000Z",
  remarks: [
    { remark: "Good standing", count: 26 },
    { remark: "Probation", count: 3 },
    { remark: "Withdrawal", count: 1 },
    { remark: null, count: 1 },
  ],
  lists: [
    { title: "Probation", students: [0, 1, 2].map(listed) },
    { title: "Withdrawal", students: [listed(3)] },
  ],
  curves: composite.columns.map(({ code }, at) => ({
    code,
    title: `Introduction to Programming Languages and Their Structures ${at + 1}`,
    sessions: ["2026/2027", "2025/2026", "2024/2025", "2023/2024"]
      .slice(0, at === 1 ? 1 : 4)
      .map(session),
  })),
  missing: [
    {
      code: "COM 118",
      title: "Data Structures and Algorithms",
      state: "Draft",
      whose: "Yar’Adua-Okonkwo Chukwuemeka, Bello Amina",
      students: 31,
      missing: 12,
    },
    {
      code: "GNS 101",
      title: "Use of English I",
      state: "With the dean",
      whose: "Adéwálé Ọláolúwa",
      students: 4,
      missing: 0,
    },
  ],
  amendments: [
    {
      code: "COM 111",
      fullName: nameAt(4),
      matricNumber: matricNumberAt(4),
      was: "38 F",
      is: "48 D",
      reason: "The script was added up wrongly: 40 in the exam, not 30.",
      requestedBy: "Bello Amina Hauwa",
      appliedBy: "Ogunlade Folasade Abiọ́dún",
      minuteNumber: "AB/2026/14",
      amendedAt: "2026-11-20T09:30:00.000Z",
    },
  ],
  requests: [
    {
      code: "COM 112",
      fullName: nameAt(7),
      matricNumber: matricNumberAt(7),
      stands: "ABS",
      would: "52 C",
      reason: "The candidate sat in another hall; the invigilator's list names her.",
      requestedBy: "Bello Amina Hauwa",
      requestedAt: "2026-11-22T08:15:00.000Z",
      state: "With the dean",
    },
  ],
};

const meta = {
  component: BoardPack,
  args: { pack },
  // The page that shows a pack brings its heading.
  render: (args) => (
    <>
      <h1 className="print:hidden">Board Pack</h1>
      <BoardPack {...args} />
    </>
  ),
} satisfies Meta<typeof BoardPack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scores that are not published are in it: each of its papers is headed by that. */
export const Provisional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2, name: /^PROVISIONAL: / })).toHaveLength(
      6,
    );
    await expect(canvas.getAllByRole("button", { name: "Print" })).toHaveLength(1);
    await expect(canvas.getByText("3F2A-91BC-07DE")).toBeVisible();
    const curve = canvas.getByRole("region", { name: /^COM 111, .*: grades by session$/ });
    await expect(within(curve).getAllByRole("row")).toHaveLength(1 + 4);
    await expect(
      within(curve).getByRole("rowheader", { name: "2026/2027, this class" }),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: /COM 118 .* Draft Yar’Adua/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /38 F 48 D/ })).toBeVisible();
  },
};

/** Everything is out, nothing was amended, and nobody is on probation. */
export const NothingOpen: Story = {
  args: {
    pack: {
      ...pack,
      composite: { ...composite, option: "Software and Web Development" },
      lists: pack.lists.map((list) => ({ ...list, students: [] })),
      missing: [],
      amendments: [],
      requests: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/PROVISIONAL/)).toBeNull();
    await expect(canvas.getByText("Every score sheet has come through the offices.")).toBeVisible();
    await expect(canvas.getAllByText("Nobody")).toHaveLength(2);
  },
};

export const OnPaper: Story = { globals: { media: "print" } };

/** Its tables scroll in themselves, and the page does not. */
export const OnPhone: Story = {
  ...onPhone,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Nobody: Story = {
  args: {
    pack: {
      ...pack,
      composite: { ...composite, columns: [], students: [], remarks: "" },
      remarks: [],
      lists: [],
      curves: [],
      missing: [],
      amendments: [],
      requests: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No courses")).toBeVisible();
  },
};
