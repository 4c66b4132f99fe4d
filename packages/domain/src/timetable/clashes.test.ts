import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { kindsOf } from "./clash-kinds.ts";
import { clashesOf, roomKey, type Clash, type Slot, type TimetabledCourse } from "./clashes.ts";
import { overlap } from "./slots.ts";

const ids = (most: number) => fc.integer({ min: 1, max: most });
const names = (prefix: string, most: number) =>
  fc.uniqueArray(
    ids(most).map((id) => `${prefix}${id}`),
    { maxLength: 3 },
  );

const mostCourses = 8;

/** Few days, hours, rooms and people, so that much clashes. */
const week = fc.record({
  slots: fc
    .array(
      fc.record({
        courseId: ids(mostCourses + 1),
        day: ids(3),
        begins: ids(12).map((hour) => hour * 30),
        lasts: ids(5).map((halves) => halves * 30),
        room: fc.constantFrom("", " ", "LT 1", "lt 1 ", "LT 2", "Lab"),
      }),
      { maxLength: 24, size: "max" },
    )
    .map((rows) =>
      rows.map(({ lasts, ...slot }, at): Slot => ({
        ...slot,
        id: `slot-${at}`,
        ends: slot.begins + lasts,
      })),
    ),
  courses: fc.array(
    fc.record({
      semester: fc.constantFrom("First" as const, "Second" as const),
      lecturers: names("lecturer", 4),
      classes: names("class", 4),
    }),
    { minLength: mostCourses, maxLength: mostCourses },
  ),
  registered: fc.array(
    fc.record({
      courses: fc.uniqueArray(ids(mostCourses), { maxLength: 6 }),
      students: ids(4),
    }),
    { maxLength: 8, size: "max" },
  ),
});

/** Every two slots, looked at one by one. */
function byBruteForce(
  slots: readonly Slot[],
  courses: ReadonlyMap<number, TimetabledCourse>,
  registered: readonly { courses: readonly number[]; students: number }[],
): Clash[] {
  const both = (one: readonly string[], other: readonly string[]) =>
    one.filter((name) => other.includes(name));
  return slots.flatMap((one, at) =>
    slots.slice(at + 1).flatMap((other): Clash[] => {
      const [a, b] = [courses.get(one.courseId), courses.get(other.courseId)];
      if (!a || !b || a === b || a.semester !== b.semester || !overlap(one, other)) return [];
      const clash: Clash = {
        slots: [one, other],
        lecturers: both(a.lecturers, b.lecturers),
        room: roomKey(one.room) !== "" && roomKey(one.room) === roomKey(other.room),
        classes: both(a.classes, b.classes),
        students: registered
          .filter((some) => some.courses.includes(a.id) && some.courses.includes(b.id))
          .reduce((sum, { students }) => sum + students, 0),
      };
      return kindsOf(clash).length > 0 ? [clash] : [];
    }),
  );
}

/** The same clashes read the same, whatever was found first. */
const told = (clashes: readonly Clash[]) =>
  clashes
    .map(({ slots, lecturers, classes, room, students }) =>
      JSON.stringify([
        slots.map(({ id }) => id).toSorted(),
        lecturers.toSorted(),
        classes.toSorted(),
        room,
        students,
      ]),
    )
    .toSorted();

test("what clashes is what comparing every two slots finds", () => {
  let clashing = 0;
  fc.assert(
    fc.property(week, ({ slots, courses: facts, registered }) => {
      const courses = new Map(facts.map((one, at) => [at + 1, { id: at + 1, ...one }]));
      const found = clashesOf({ slots, courses, registered });
      expect(told(found)).toEqual(told(byBruteForce(slots, courses, registered)));
      clashing += found.length;
    }),
    { numRuns: 300 },
  );
  expect(clashing, "weeks in which nothing clashes prove nothing").toBeGreaterThan(300);
});

test("the order of slots and registrations does not matter", () => {
  fc.assert(
    fc.property(week, ({ slots, courses: facts, registered }) => {
      const courses = new Map(facts.map((one, at) => [at + 1, { id: at + 1, ...one }]));
      const turned = { slots: slots.toReversed(), courses, registered: registered.toReversed() };
      expect(told(clashesOf(turned))).toEqual(told(clashesOf({ slots, courses, registered })));
    }),
  );
});

test("the one that begins first comes first", () => {
  const slot = { day: 1, room: "LT 1" };
  const late = { ...slot, id: "a", courseId: 1, begins: 540, ends: 600 };
  const early = { ...slot, id: "b", courseId: 2, begins: 480, ends: 545 };
  const course = { semester: "First" as const, lecturers: [], classes: [] };
  const courses = new Map([1, 2].map((id) => [id, { id, ...course }]));
  const [clash] = clashesOf({ slots: [late, early], courses, registered: [] });
  expect(clash?.slots.map(({ id }) => id)).toEqual(["b", "a"]);
});
