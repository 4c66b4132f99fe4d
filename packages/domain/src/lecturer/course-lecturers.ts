import * as z from "zod/mini";
import { reason } from "../user-management/user-forms.ts";
import { requiredId } from "../validation/primitives.ts";
import { courseLecturerMessages as words } from "../messages/course-lecturers.ts";

const mostAtOnce = 20;

/** Some lecturers for a course of a session, one of whom may coordinate it. */
export const assignmentSchema = z.object({
  courseId: requiredId("please select a course"),
  sessionId: requiredId("please select a session"),
  lecturerIds: z
    .array(z.uuid(words.noLecturer), words.noLecturer)
    .check(z.minLength(1, words.noLecturer), z.maxLength(mostAtOnce, words.tooMany(mostAtOnce))),
  /** One of them. */
  coordinatorId: z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((id) => id || undefined),
    ),
    z.optional(z.uuid()),
  ),
});

/** Another in a lecturer's place, and why. */
export const replacementSchema = z.object({
  lecturerId: z.uuid(words.noLecturer),
  reason,
});

/** One lecturer of a course of the session that is copied. */
export type PastAssignment = {
  readonly courseId: number;
  readonly lecturerId: string;
  readonly lecturer: string;
  readonly coordinator: boolean;
  /** Still teaches here: a lecturer's account that is switched on. */
  readonly here: boolean;
};

export type Copy = Pick<PastAssignment, "courseId" | "lecturerId" | "lecturer" | "coordinator">;

export type CopyPlan = {
  readonly rows: readonly Copy[];
  /** How many courses get somebody. */
  readonly courses: number;
  /** Who is left out, each with the number of courses that go without. */
  readonly gone: readonly { readonly name: string; readonly courses: number }[];
  /** How many courses stay as they are, since their sheet is published. */
  readonly published: number;
};

/**
 * What copying brings: the lecturers of the session before for the courses that have nobody, but for
 * who no longer works here, and for courses whose sheet is published.
 */
export function planCopy(
  past: readonly PastAssignment[],
  { assigned, published }: { assigned: ReadonlySet<number>; published: ReadonlySet<number> },
): CopyPlan {
  const free = past.filter(({ courseId }) => !assigned.has(courseId));
  const open = free.filter(({ courseId }) => !published.has(courseId));
  const rows: readonly Copy[] = open.filter(({ here }) => here);
  const gone = new Map<string, { name: string; courses: number }>();
  for (const { lecturerId, lecturer } of open.filter(({ here }) => !here)) {
    const known = gone.get(lecturerId);
    gone.set(lecturerId, { name: lecturer, courses: (known?.courses ?? 0) + 1 });
  }
  return {
    rows,
    courses: coursesOf(rows),
    gone: [...gone.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    published: coursesOf(free.filter(({ courseId }) => published.has(courseId))),
  };
}

const coursesOf = (some: readonly { courseId: number }[]): number =>
  new Set(some.map(({ courseId }) => courseId)).size;
