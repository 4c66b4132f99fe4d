import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { usualSplit } from "@polyportal/domain/score-sheet/split";
import { describe, expect, test } from "vitest";
import {
  beginEntry,
  enterCells,
  keepMine,
  refresh,
  savable,
  shownIn,
  takeAnswer,
  takeTheirs,
  wrongIn,
  type Entry,
  type ScoreRow,
} from "./entry.ts";

const row = (studentId: string, own: Partial<ScoreRow> = {}): ScoreRow => ({
  studentId,
  fullName: `Student ${studentId}`,
  matricNumber: `ND/COM/26/${studentId}`,
  department: "Computer Science",
  level: "ND I",
  kind: "Core",
  registration: "approved",
  version: 0,
  test: null,
  lab: null,
  exam: null,
  code: null,
  total: null,
  grade: null,
  reason: "",
  published: false,
  changed: null,
  ...own,
});

const begin = (...rows: ScoreRow[]): Entry => beginEntry(rows, new Map());
const type = (entry: Entry, id: string, column: string, text: string) =>
  enterCells(entry, [{ row: id, column, text }]);
const cell = (entry: Entry, id: string, column: "test" | "exam") => {
  const found = entry.get(id);
  return found && shownIn(found, column);
};
const sentOf = (entry: Entry) =>
  new Map(savable(entry, usualSplit).map(([id, { typed }]) => [id, typed]));

test("a cell that is typed back to what stands is no change", () => {
  const typed = type(begin(row("1", { test: 12 })), "1", "test", "13");
  expect(savable(typed, usualSplit)).toHaveLength(1);
  expect(savable(type(typed, "1", "test", "12"), usualSplit)).toEqual([]);
});

test("a row with a wrong cell waits, and the others go", () => {
  let entry = type(begin(row("1"), row("2")), "1", "test", "31");
  entry = type(entry, "2", "test", "30");
  expect(savable(entry, usualSplit).map(([id]) => id)).toEqual(["2"]);
  const wrong = entry.get("1");
  expect(wrong && wrongIn(wrong, usualSplit)).toEqual({
    test: "please enter a test score between 0 and 30",
  });
});

describe("an answer", () => {
  test("clears what was sent, and keeps what was typed since", () => {
    const before = type(begin(row("1")), "1", "test", "20");
    const sent = sentOf(before);
    const since = type(type(before, "1", "test", "21"), "1", "exam", "40");
    const after = takeAnswer(since, sent, {
      saved: [row("1", { version: 1, test: 20 })],
      conflicts: [],
      refused: [],
    });
    expect(after.get("1")).toMatchObject({
      stands: { version: 1, test: 20 },
      typed: { test: "21", exam: "40" },
    });
  });

  test("that somebody else was faster lets the person choose, cell by cell in sight", () => {
    const before = type(begin(row("1")), "1", "test", "20");
    const theirs = row("1", { version: 3, test: 25 });
    const after = takeAnswer(before, sentOf(before), {
      saved: [],
      conflicts: [theirs],
      refused: [],
    });
    expect(after.get("1")).toMatchObject({ typed: { test: "20" }, theirs: { test: 25 } });
    expect(savable(after, usualSplit)).toEqual([]);
    const mine = keepMine(after, "1");
    expect(savable(mine, usualSplit)).toMatchObject([["1", { stands: { version: 3 } }]]);
    const other = takeTheirs(after, "1");
    expect(cell(other, "1", "test")).toBe("25");
    expect(savable(other, usualSplit)).toEqual([]);
  });

  test("leaves what was typed back to what stood before, while the other mark was under way", () => {
    const before = type(begin(row("1", { test: 12 })), "1", "test", "13");
    const sent = sentOf(before);
    const back = enterCells(before, [{ row: "1", column: "test", text: "12" }], sent);
    const after = takeAnswer(back, sent, {
      saved: [row("1", { version: 1, test: 13 })],
      conflicts: [],
      refused: [],
    });
    expect(cell(after, "1", "test")).toBe("12");
    expect(savable(after, usualSplit)).toMatchObject([["1", { stands: { version: 1 } }]]);
  });

  test("that a row is refused says why beside what was typed, and says nothing of what was typed since", () => {
    const cells = { exam: scoreRefusals.range("exam", 60) };
    const answer = { saved: [], conflicts: [], refused: [{ studentId: "1", cells }] };
    const before = type(begin(row("1")), "1", "exam", "65");
    const refused = takeAnswer(before, sentOf(before), answer).get("1");
    expect(refused?.typed).toEqual({ exam: "65" });
    expect(refused && wrongIn(refused, usualSplit)).toEqual(cells);
    const mended = takeAnswer(type(before, "1", "exam", "60"), sentOf(before), answer);
    expect(savable(mended, usualSplit)).toMatchObject([["1", { typed: { exam: "60" } }]]);
  });

  test("asks nobody again who has chosen over the other mark while it was on its way", () => {
    const before = type(begin(row("1")), "1", "test", "20");
    const theirs = row("1", { version: 3, test: 25 });
    const chosen = keepMine(refresh(before, [theirs]), "1");
    const answer = { saved: [], conflicts: [theirs], refused: [] };
    const after = takeAnswer(chosen, sentOf(before), answer);
    expect(savable(after, usualSplit)).toMatchObject([["1", { typed: { test: "20" } }]]);
  });

  test("with the very same mark by both is no conflict", () => {
    const before = type(begin(row("1")), "1", "test", "20");
    const after = takeAnswer(before, sentOf(before), {
      saved: [],
      conflicts: [row("1", { version: 1, test: 20 })],
      refused: [],
    });
    expect(after.get("1")).toMatchObject({ theirs: undefined, typed: undefined });
  });
});

test("what was typed of a student who has dropped the course stays in sight, with why it is not saved", () => {
  const typed = type(begin(row("1"), row("2")), "2", "test", "20");
  const dropped = refresh(typed, [row("1")]);
  const left = dropped.get("2");
  expect(left && wrongIn(left, usualSplit)).toEqual({
    row: "no student of this course has this matric number",
  });
  expect(savable(dropped, usualSplit)).toEqual([]);
  // Taken up again, it is saved as what was typed of any other.
  const back = refresh(dropped, [row("1"), row("2")]);
  expect(savable(back, usualSplit)).toMatchObject([["2", { typed: { test: "20" } }]]);
  // Taken out again, it goes with the student.
  const cleared = type(dropped, "2", "test", "");
  expect([...refresh(cleared, [row("1")]).keys()]).toEqual(["1"]);
});

test("what a device kept comes back, over a newer version as a choice", () => {
  const kept = new Map([
    ["1", { version: 0, matricNumber: "ND/COM/26/1", kind: "Core", typed: { test: "9" } }],
    ["2", { version: 0, matricNumber: "ND/COM/26/2", kind: "Core", typed: { test: "8" } }],
    ["3", { version: 1, matricNumber: "ND/COM/26/3", kind: "Elective", typed: { test: "7" } }],
  ]);
  const entry = beginEntry([row("1"), row("2", { version: 2, test: 7 })], kept);
  expect(entry.get("1")).toMatchObject({ typed: { test: "9" }, theirs: undefined });
  expect(entry.get("2")).toMatchObject({ typed: { test: "8" }, theirs: { test: 7 } });
  // Who has dropped the course meanwhile is named by the matric number; nothing of it can be saved.
  const dropped = entry.get("3");
  expect(dropped).toMatchObject({ stands: { fullName: "ND/COM/26/3" }, typed: { test: "7" } });
  expect(dropped && wrongIn(dropped, usualSplit)).toEqual({ row: scoreRefusals.notInCourse });
  expect([...sentOf(entry).keys()]).toEqual(["1"]);
  expect([...refresh(type(entry, "3", "test", ""), [row("1"), row("2")]).keys()]).toEqual([
    "1",
    "2",
  ]);
});
