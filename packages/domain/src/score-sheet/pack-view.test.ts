import { describe, expect, test } from "vitest";
import { amendmentPages } from "../messages/amendments.ts";
import { boardPackWords as words } from "../messages/board-pack.ts";
import { compositeWords } from "../messages/composite.ts";
import type { CgpaRemark } from "../results/remark.ts";
import { openStates } from "./amendment-states.ts";
import { packView } from "./pack-view.ts";
import type { SheetState } from "./states.ts";
import { statisticsOf } from "./statistics.ts";

const student = (fullName: string, cgpaRemark: CgpaRemark | null, average?: number) => ({
  fullName,
  cgpaRemark,
  cumulative: average === undefined ? null : { gradePointAverage: average },
  cells: [{ total: 64, grade: "B" }, null],
});

const composite = {
  department: "Computer Science",
  option: null,
  level: "ND II",
  session: "2026/2027",
  semester: "First",
  columns: [
    { courseId: 211, code: "COM 211", title: "Programming II" },
    { courseId: 212, code: "COM 212", title: "Networks" },
  ],
  students: [
    student("Ada", "Good standing", 3.2),
    student("Bola", "Withdrawal", 0.61),
    student("Chidi", "Probation", 0.84),
    student("Dayo", null),
    student("Efe", "Probation", 0.97),
  ],
};

const people = { lecturers: "Bello Amina", head: "Adéwálé Ọláolúwa", dean: "Musa Ibrahim" };
const nobody = { lecturers: "", head: "", dean: "" };
const course = (code: string, state: SheetState | null, of = people) => ({ code, state, ...of });
type Course = ReturnType<typeof course>;
type Changed = {
  fullName: string;
  before: { total: number | null; grade: string | null };
  after: { total: number | null; grade: string | null };
};
type Request = Changed & { state: (typeof openStates)[number] };

const made = {
  composite,
  earlier: [],
  courses: [] as Course[],
  amendments: [] as Changed[],
  fingerprint: "3f2a91bc07de5a1c4b8f22d0e6a97b13c5d4f8e2a1b09c7d6e5f4a3b2c1d0e9f",
  madeBy: "Ogunlade Folasade",
  madeAt: "2026-11-25T13:05:00.000Z",
};

test("whoever is on probation and whoever is to withdraw stand in lists of their own, with the average", () => {
  const { lists, remarks } = packView(made);
  const named = lists.map(({ title, students }) => [
    title,
    students.map(({ fullName, average }) => [fullName, average]),
  ]);
  expect(named).toEqual([
    [
      "Probation",
      [
        ["Chidi", 0.84],
        ["Efe", 0.97],
      ],
    ],
    ["Withdrawal", [["Bola", 0.61]]],
  ]);
  // The lists name as many as the count by remark has.
  for (const { title, students } of lists) {
    expect(remarks.find(({ remark }) => remark === title)?.count).toBe(students.length);
  }
});

test("a list that nobody is in stands there empty", () => {
  const { lists } = packView({ ...made, composite: { ...composite, students: [] } });
  expect(lists).toEqual([
    { title: "Probation", students: [] },
    { title: "Withdrawal", students: [] },
  ]);
});

describe("the sheets that are missing", () => {
  const missingOf = (...courses: Course[]) =>
    packView({ ...made, courses }).missing.map(({ code, state, whose }) => [code, state, whose]);

  test("are named with whom each of them is", () => {
    expect(
      missingOf(
        course("COM 211", null),
        course("COM 212", "draft"),
        course("COM 213", "submitted"),
        course("COM 214", "checked"),
        course("COM 215", "approved"),
        course("COM 216", "published"),
      ),
    ).toEqual([
      ["COM 211", words.stateOf(null), people.lecturers],
      ["COM 212", words.stateOf("draft"), people.lecturers],
      ["COM 213", words.stateOf("submitted"), people.head],
      ["COM 214", words.stateOf("checked"), people.dean],
    ]);
  });

  test("are nobody's where the office is vacant or nobody teaches the course, and say so", () => {
    expect(
      missingOf(
        course("COM 211", "draft", nobody),
        course("COM 212", "submitted", nobody),
        course("COM 213", "checked", nobody),
      ).map(([, , whose]) => whose),
    ).toEqual(["Nobody teaches it", "The department has no head", "The faculty has no dean"]);
  });
});

const change: Changed = {
  fullName: "Ada",
  before: { total: 38.5, grade: "F" },
  after: { total: 51, grade: "C" },
};

test("an amendment says what the result was and what it is, awaited ones and codes too", () => {
  const { amendments } = packView({
    ...made,
    amendments: [
      change,
      { fullName: "Bola", before: { total: null, grade: "ABS" }, after: { total: 40, grade: "D" } },
      { fullName: "Chidi", before: { total: null, grade: null }, after: { total: 0, grade: "F" } },
    ],
  });
  expect(amendments).toEqual([
    { fullName: "Ada", was: "38.5 F", is: "51 C" },
    { fullName: "Bola", was: "ABS", is: "40 D" },
    { fullName: "Chidi", was: compositeWords.awaited, is: "0 F" },
  ]);
});

test("a request says what stands, what it would be and with which office it is", () => {
  const requests = openStates.map((state): Request => ({ ...change, state }));
  const office = ["With the head of department", "With the dean", "With exams and records"];
  expect(openStates.map((state) => amendmentPages.states[state])).toEqual(office);
  expect(packView({ ...made, requests }).requests).toEqual(
    office.map((state) => ({ fullName: "Ada", stands: "38.5 F", would: "51 C", state })),
  );
  // Packs from before requests were shown have none.
  expect(packView(made).requests).toEqual([]);
});

test("a course's curve has the session of the pack first, then its own earlier ones", () => {
  const before = { session: "2025/2026", ...statisticsOf([{ total: 40, code: null }]) };
  const earlier = [{ courseId: 212, sessions: [before] }];
  const { curves } = packView({ ...made, earlier });
  expect(
    curves.map(({ code, sessions }) => [code, sessions.map(({ session }) => session)]),
  ).toEqual([
    ["COM 211", ["2026/2027"]],
    ["COM 212", ["2026/2027", "2025/2026"]],
  ]);
  expect(curves[0]?.sessions[0]).toMatchObject({ graded: 5, mean: 64 });
  expect(curves[1]?.sessions[1]).toEqual(before);
});
