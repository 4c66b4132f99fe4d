import { inArray } from "drizzle-orm";
import { copyRows } from "../../database/copy-rows.ts";
import { coursePrerequisites, courses } from "../../database/schema/course.ts";
import { keepUnits } from "../../database/units-in-session.ts";
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
  const stored = ({ id, form }: CourseTarget) => ({ ...storedAs(form), id, active: form.active });
  await copyRows(tx, courses, targets.filter(({ known }) => !known).map(stored));
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
  const counted = targets.filter(
    ({ known, form }) => known && known.creditUnit !== form.creditUnit,
  );
  for (const { id, known } of counted) if (known) await keepUnits(tx, id, known.creditUnit);
  await countAnew(
    tx,
    counted.map(({ id }) => id),
  );
}
