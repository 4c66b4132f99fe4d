import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { canChoose } from "./can-choose.ts";
import { checkSelection, type SelectableCourse } from "./check-selection.ts";

const course = fc.record({
  creditUnit: fc.constantFrom(0.5, 1, 1.5, 2, 3, 4, 6),
  kind: fc.constantFrom("Carry-over", "Core", "Elective", "Borrowed"),
  missing: fc.constantFrom<readonly string[]>([], [], ["COM 111"]),
  /** Registered before and come back: it may stay, whether or not it is on offer. */
  held: fc.constantFrom("no", "no", "and offered", "alone"),
  scored: fc.boolean(),
});
const courses = fc.array(course, { maxLength: 8 }).map((all) =>
  all.map(({ held, ...one }, index) => ({
    ...one,
    held,
    id: index + 1,
    code: `COM 21${index}`,
    // Who takes one again was let in before.
    missing: one.kind === "Carry-over" ? [] : one.missing,
  })),
);
const load = fc
  .tuple(fc.constantFrom(0, 2, 6, 12), fc.constantFrom(0, 1, 3, 8, 16))
  .map(([minimum, more]) => ({ minimum, maximum: minimum + more }));

const subsets = <One>(all: readonly One[]): One[][] =>
  all.reduce<One[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);

test.prop([courses, load])("a choice is there just where the rule takes one", (all, units) => {
  const offered: SelectableCourse[] = all.filter(({ held }) => held !== "alone");
  const choices: SelectableCourse[] = all.map((one) =>
    one.held === "no" ? one : { ...one, missing: [] },
  );
  const kept = new Set(
    all.filter(({ held, scored }) => held !== "no" && scored).map(({ id }) => id),
  );
  const taken = subsets(choices).some(
    (chosen) =>
      chosen.length > 0 &&
      [...kept].every((id) => chosen.some((one) => one.id === id)) &&
      checkSelection(chosen, offered, units).length === 0,
  );
  expect(canChoose(choices, offered, units, kept)).toBe(taken);
});

test("many courses are weighed, too", () => {
  const many = Array.from({ length: 36 }, (_, index) => ({
    id: index,
    code: `COM ${100 + index}`,
    creditUnit: (index % 9) / 2 + 0.5,
    kind: index % 3 === 0 ? ("Carry-over" as const) : ("Core" as const),
    missing: [],
  }));
  expect(canChoose(many, many, { minimum: 23.5, maximum: 24 })).toBe(true);
  expect(canChoose(many, many, { minimum: 0, maximum: 0 })).toBe(false);
});
