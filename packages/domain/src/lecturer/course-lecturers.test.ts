import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { assignmentSchema, planCopy, type PastAssignment } from "./course-lecturers.ts";

const past: fc.Arbitrary<readonly PastAssignment[]> = fc
  .uniqueArray(
    fc.record({
      courseId: fc.integer({ min: 1, max: 8 }),
      lecturer: fc.integer({ max: 5, min: 1 }),
    }),
    { selector: ({ courseId, lecturer }) => `${courseId} ${lecturer}` },
  )
  .chain((pairs) =>
    fc
      .tuple(fc.array(fc.integer({ min: 1, max: 5 })), fc.array(fc.integer({ min: 1, max: 8 })))
      .map(([away, coordinated]) =>
        pairs.map(({ courseId, lecturer }, at) => ({
          courseId,
          lecturerId: String(lecturer),
          lecturer: `Lecturer ${lecturer}`,
          here: !away.includes(lecturer),
          coordinator:
            coordinated.includes(courseId) &&
            pairs.findIndex((one) => one.courseId === courseId) === at,
        })),
      ),
  );
const some = fc.array(fc.integer({ min: 1, max: 8 })).map((ids) => new Set(ids));

test("copying assigns who is still here to courses that have nobody, and leaves all others alone", () => {
  fc.assert(
    fc.property(past, some, some, (before, assigned, published) => {
      const { rows, courses, gone, published: kept } = planCopy(before, { assigned, published });
      const wanted = before.filter(
        ({ courseId, here }) => here && !assigned.has(courseId) && !published.has(courseId),
      );
      expect(rows.map(({ courseId, lecturerId }) => [courseId, lecturerId])).toEqual(
        wanted.map(({ courseId, lecturerId }) => [courseId, lecturerId]),
      );
      expect(courses).toBe(new Set(wanted.map(({ courseId }) => courseId)).size);
      for (const courseId of new Set(rows.map((row) => row.courseId))) {
        const coordinators = rows.filter((row) => row.courseId === courseId && row.coordinator);
        expect(coordinators.length).toBeLessThanOrEqual(1);
      }
      const left = before.filter(
        ({ courseId, here }) => !here && !assigned.has(courseId) && !published.has(courseId),
      );
      expect(gone.reduce((sum, one) => sum + one.courses, 0)).toBe(left.length);
      expect(kept).toBeLessThanOrEqual(published.size);
    }),
  );
});

const id = "0199aa00-0000-7000-8000-000000000001";

test("an assignment needs somebody and a session, and nobody needs to coordinate", () => {
  const course = { courseId: 1, sessionId: 3 };
  expect(assignmentSchema.safeParse({ ...course, lecturerIds: [] }).error?.issues).toMatchObject([
    { message: "please select a lecturer" },
  ]);
  for (const sessionId of [undefined, null, 0]) {
    const asked = { ...course, sessionId, lecturerIds: [id] };
    expect(assignmentSchema.safeParse(asked).error?.issues).toMatchObject([
      { path: ["sessionId"], message: "please select a session" },
    ]);
  }
  const parsed = assignmentSchema.parse({ ...course, lecturerIds: [id], coordinatorId: "" });
  expect(parsed.coordinatorId).toBeUndefined();
});
