import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { courseClassMessages as words } from "../messages/course-classes.ts";
import { courseClassesSchema } from "./class-forms.ts";
import {
  classChanges,
  classEffect,
  classKey,
  inClassOrder,
  ticked,
  type SchoolClass,
} from "./classes.ts";

const schoolClass = fc.record({
  departmentId: fc.integer({ min: 1, max: 5 }),
  levelId: fc.integer({ min: 1, max: 4 }),
});
const some = fc.array(schoolClass, { maxLength: 25 });
const keys = (classes: readonly SchoolClass[]) => new Set(classes.map(classKey));

test.prop([some, some])("ticked in whatever order, the same classes are chosen", (one, other) => {
  const all = ticked(ticked([], one, true), other, true);
  expect(all).toEqual(ticked(ticked([], other, true), one, true));
  expect(keys(all)).toEqual(keys([...one, ...other]));
  expect(all).toHaveLength(keys(all).size);
});

test.prop([some, some])("unticked, these are gone and no others", (chosen, gone) => {
  const left = keys(ticked(chosen, gone, false));
  expect(left).toEqual(new Set([...keys(chosen)].filter((key) => !keys(gone).has(key))));
});

test.prop([some, some])("what is added and taken away leads from the one to the other", (a, b) => {
  const [before, after] = [inClassOrder(a), inClassOrder(b)];
  const { added, removed } = classChanges(before, after);
  expect(ticked(ticked(before, removed, false), added, true)).toEqual(after);
  expect(added.filter((one) => keys(before).has(classKey(one)))).toEqual([]);
});

const perClass = fc
  .uniqueArray(schoolClass, { selector: classKey })
  .map((classes) => classes.map((one, at) => ({ ...one, count: at + 1 })));

test.prop([schoolClass, some, some, perClass, perClass])(
  "whoever is touched is counted once, and its own class always takes the course",
  (home, before, chosen, students, registrations) => {
    const effect = classEffect({ home, before, chosen, students, registrations });
    const taking = keys([home, ...chosen]);
    const total = (counts: typeof students, of: (key: string) => boolean) =>
      counts.filter((one) => of(classKey(one))).reduce((sum, { count }) => sum + count, 0);
    const had = keys(before);
    expect(effect).toEqual({
      classes: taking.size,
      students: total(students, (key) => taking.has(key)),
      held: total(registrations, (key) => had.has(key) && !taking.has(key)),
    });
  },
);

test("a level that the school does not have is no class", () => {
  const parse = (levelId: unknown) =>
    courseClassesSchema.safeParse({ classes: [{ departmentId: 1, levelId }] });
  expect(parse(1).success).toBe(true);
  for (const wrong of [0, 77, "x"]) {
    expect(parse(wrong).error?.issues[0]).toMatchObject({ message: words.noClass });
  }
});

describe("classes in words", () => {
  const named = (department: string, levelId: number, level: string) => ({
    department,
    levelId,
    level,
  });
  test("are told by level, few by their names and many by their number", () => {
    const nd = ["Accountancy", "Marketing", "Statistics"].map((name) => named(name, 1, "ND I"));
    expect(words.more([named("Architecture", 2, "ND II"), ...nd])).toBe(
      "and 4 more: ND I of 3 departments, ND II of Architecture",
    );
    expect(words.more(nd.slice(0, 2))).toBe("and 2 more: ND I of Accountancy and Marketing");
  });

  test("say what a choice comes to, with one and with many", () => {
    expect(words.effect({ classes: 15, students: 1240, held: 3 })).toBe(
      "1,240 students in 15 classes; 3 registrations hold it in a class that you take away.",
    );
    expect(words.effect({ classes: 1, students: 1, held: 0 })).toBe("1 student in 1 class.");
    expect(words.effect({ classes: 1, students: undefined, held: 0 })).toBe("1 class takes it.");
  });
});
