import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { officersRefusalSentence } from "../messages/staff-add-drop.ts";
import type { Course } from "./course.ts";
import { courseHistory } from "./course-history.ts";
import {
  officersCourse,
  officersRefusals,
  overridden,
  overrideOf,
  stays,
  type OfficersCourse,
} from "./officers-choice.ts";
import { officersFormFor } from "./officers-form.ts";

const to = { departmentId: 5, levelId: 2, semester: "First" } as const;
const load = { minimum: 3, maximum: 6 };
const clean = courseHistory([], []);
const nobody: ReadonlySet<number> = new Set();
const programming: Course = {
  id: 1,
  code: "COM 211",
  title: "Programming II",
  creditUnit: 3,
  ...to,
  status: "Core",
  borrowable: false,
  requires: [
    { id: 9, code: "COM 111" },
    { id: 8, code: "COM 112" },
  ],
};

const kindsOf = (chosen: readonly OfficersCourse[], offered = chosen) =>
  officersRefusals(chosen, offered, load).map(({ kind }) => kind);

test("what a class is not offered is taken as the department's own, or borrowed", () => {
  const own = officersCourse({ ...programming, levelId: 3 }, to, clean, nobody);
  expect(own).toMatchObject({ kind: "Core", offered: false, missing: ["COM 111", "COM 112"] });
  const others = officersCourse({ ...programming, departmentId: 6 }, to, clean, nobody);
  expect(others).toMatchObject({ kind: "Borrowed", offered: false });
  const borrowed = { ...programming, departmentId: 6, borrowable: true };
  expect(officersCourse(borrowed, to, clean, nobody)).toMatchObject({ offered: true });
  expect(kindsOf([own])).toEqual(["not-offered", "prerequisite"]);
});

test("a prerequisite is overridden where it is not passed, and not where its result is awaited", () => {
  const failed = officersCourse(programming, to, clean, nobody);
  expect(officersRefusals([failed], [failed], load)).toEqual([
    { kind: "prerequisite", code: "COM 211", missing: ["COM 111", "COM 112"] },
  ]);
  const awaited = officersCourse(programming, to, clean, new Set([8]));
  const [refusal] = officersRefusals([awaited], [awaited], load);
  expect(refusal).toEqual({ kind: "unpublished", code: "COM 211", missing: ["COM 112"] });
  expect(refusal && overrideOf(refusal)).toBeUndefined();
  // A published pass is not awaited, whatever else is.
  const passed = courseHistory(
    [8, 9].map((courseId) => ({ courseId, total: 60, mark: null })),
    [],
  );
  expect(officersCourse(programming, to, passed, new Set([8]))).toMatchObject({ unpublished: [] });
});

test("what is registered stays without a word", () => {
  expect(kindsOf([stays({ id: 1, code: "COM 211", creditUnit: 3, kind: "Core" })], [])).toEqual([]);
});

test("an override is of what was read: more units, another load or other courses are asked again", () => {
  const over = { kind: "over-maximum", units: 26, maximum: 24 } as const;
  const names = [overrideOf(over) ?? ""];
  expect(overridden([over], names).standing).toEqual([]);
  for (const other of [
    { ...over, units: 28 },
    { ...over, maximum: 20 },
    { kind: "carry-overs-first", codes: ["COM 111"] } as const,
  ]) {
    expect(overridden([other], names)).toEqual({ lifted: [], standing: [other] });
  }
});

const courses = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    creditUnit: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom("Carry-over" as const, "Core" as const, "Borrowed" as const),
    offered: fc.boolean(),
    missing: fc.subarray(["COM 111", "COM 112"]),
    awaits: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

test.prop([courses, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })])(
  "overriding all that was read leaves what awaits a result, and nothing else",
  (drawn, ticks) => {
    const all = drawn.map(({ awaits, ...one }) => ({
      ...one,
      code: `COM ${one.id}`,
      unpublished: awaits ? one.missing.slice(0, 1) : [],
    }));
    const chosen = all.filter((_, at) => ticks[at]);
    const refusals = officersRefusals(chosen, all, load);
    const names = refusals.flatMap((refusal) => overrideOf(refusal) ?? []);
    expect(new Set(names).size).toBe(names.length);
    const { lifted, standing } = overridden(refusals, names);
    expect(lifted.length + standing.length).toBe(refusals.length);
    expect(standing.every(({ kind }) => kind === "unpublished")).toBe(true);
    expect(standing).toHaveLength(
      chosen.filter(({ unpublished }) => unpublished.length > 0).length,
    );
    expect(overridden(refusals, []).lifted).toEqual([]);
  },
);

describe("the form", () => {
  const failed = officersCourse(programming, to, clean, nobody);
  const registered = [{ id: 2 }];
  const form = officersFormFor(registered, (ids) =>
    ids.includes(1) ? officersRefusals([failed], [failed], load) : [],
  );
  const values = {
    courseIds: [2],
    overrides: [],
    other: "",
    found: [],
    reason: "The faculty has agreed to it.",
  };
  const faultsOf = (own: object) =>
    (form.safeParse({ ...values, ...own }).error?.issues ?? []).map(({ message }) => message);

  test("wants a change, a reason and an override of each refusal", () => {
    expect(faultsOf({})).toEqual(["Nothing is changed yet: add a course or drop one."]);
    const [refusal] = officersRefusals([failed], [failed], load);
    if (!refusal) throw new Error("Nothing is refused.");
    expect(faultsOf({ courseIds: [1, 2] })).toEqual([officersRefusalSentence(refusal)]);
    const overrides = [overrideOf(refusal)];
    expect(faultsOf({ courseIds: [1, 2], overrides })).toEqual([]);
    expect(faultsOf({ courseIds: [3], reason: "no" })).toEqual(["please say why"]);
    expect(faultsOf({ courseIds: [] })).not.toEqual([]);
  });
});
