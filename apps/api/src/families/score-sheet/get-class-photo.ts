import type { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import { and, eq } from "drizzle-orm";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { photoIn } from "../student/photo.ts";
import { courseClassSource } from "./list-class.ts";

/** The photo of a student on the class list of a course, for whoever reads that list. */
export const getCourseClassPhoto: Handler<
  (typeof taughtCourseEndpoints)["getCourseClassPhoto"]
> = async ({ db, caller, services }, { studentId, course, session }) => {
  const [found] = await courseClassSource
    .query(db)
    .where(
      and(
        courseClassSource.where({ search: "", course, session }, caller),
        eq(courseRegistrations.studentId, studentId),
      ),
    )
    .limit(1);
  return photoIn(services.files, db, found?.passport ?? fail("not_found"));
};
