import { inArray } from "drizzle-orm";
import { copyRows } from "../../database/copy-rows.ts";
import { coursePrerequisites, courses } from "../../database/schema/course.ts";
import { keepCourses } from "../../database/course-as-of.ts";
import { updateMany } from "../../database/update-many.ts";
import type { RowToWrite, WriteContext } from "../../import/importer.ts";
import type { CourseTarget } from "./plan-courses.ts";
import { countAnew, storedAs } from "./save-course.ts";

/** Adds and changes courses, with what follows where their units are others. */
export async function writeCourses(
  { tx }: WriteContext,
  rows: readonly RowToWrite<CourseTarget>[],
): Promise<void> {
  const targets = rows.map(({ target }) => target);
  const classOf = ({ id, form: { departmentId, levelId } }: CourseTarget) => ({
    id,
    departmentId,
    levelId,
  });
  const [known, made] = [targets.filter((one) => one.known), targets.filter((one) => !one.known)];
  await keepCourses(tx, known.map(classOf));
  const stored = ({ id, form }: CourseTarget) => ({ ...storedAs(form), id, active: form.active });
  await copyRows(tx, courses, made.map(stored));
  await updateMany(
    tx,
    courses,
    "id",
    targets.flatMap((target) =>
      target.known ? [{ ...stored(target), revision: target.known.revision + 1 }] : [],
    ),
  );
  const ids = targets.map(({ id }) => id);
  await tx.delete(coursePrerequisites).where(inArray(coursePrerequisites.courseId, ids));
  await copyRows(
    tx,
    coursePrerequisites,
    targets.flatMap(({ id, form }) =>
      form.requires.map((requiredCourseId) => ({ courseId: id, requiredCourseId })),
    ),
  );
  await keepCourses(tx, made.map(classOf), { fresh: true });
  await countAnew(
    tx,
    targets.flatMap(({ id, known: before, form }) =>
      before && before.creditUnit !== form.creditUnit ? [id] : [],
    ),
  );
}
