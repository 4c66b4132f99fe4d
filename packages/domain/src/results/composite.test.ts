import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { courseKinds } from "../course-registration/course.ts";
import type { Claim } from "../rights/claims.ts";
import { columnsOf, countedRemarks, readsClass, readsUnpublished } from "./composite.ts";
import { cgpaRemarks } from "./remark.ts";

const taken = fc.array(
  fc.record({
    courseId: fc.integer({ min: 1, max: 12 }),
    kind: fc.option(fc.constantFrom(...courseKinds)),
  }),
);

test.prop([taken])(
  "each course that the class takes as its own has one column, in the order of the codes",
  (some) => {
    const courses = some.map((one) => ({ ...one, code: `COM ${one.courseId}` }));
    const columns = columnsOf(courses).map(({ courseId }) => courseId);
    const own = courses.filter(({ kind }) => kind === "Core" || kind === "Elective");
    expect(columns).toEqual(
      [...new Set(own.map(({ courseId }) => courseId))].toSorted((a, b) => a - b),
    );
  },
);

test.prop([fc.array(fc.constantFrom(...cgpaRemarks, null))])(
  "every student of a class is counted once",
  (remarks) => {
    const counts = countedRemarks(remarks);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(remarks.length);
    expect(new Set(counts.map(({ remark }) => remark)).size).toBe(counts.length);
  },
);

const reader = fc.record({
  claims: fc.subarray<Claim>(["results.see", "registration.see"]).map((held) => new Set(held)),
  advises: fc.boolean(),
  heads: fc.boolean(),
  deans: fc.boolean(),
  school: fc.subarray<Claim>(["results.see", "registration.see"]),
});

test.prop([reader])(
  "an adviser reads the class and nothing that is not out; without the right nobody reads it",
  (who) => {
    const adviserAlone = { ...who, advises: true, heads: false, deans: false, school: [] };
    expect(readsUnpublished(adviserAlone)).toBe(false);
    expect(readsClass(adviserAlone)).toBe(who.claims.has("results.see"));
    if (readsUnpublished(who)) expect(readsClass(who)).toBe(true);
    if (!who.claims.has("results.see")) expect(readsClass(who)).toBe(false);
    const stranger = { ...adviserAlone, advises: false, school: ["registration.see" as const] };
    expect(readsClass(stranger)).toBe(false);
  },
);
