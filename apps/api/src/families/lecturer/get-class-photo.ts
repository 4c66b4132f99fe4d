import type { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import { and, eq, sql } from "drizzle-orm";
import { students } from "../../database/schema/student.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { seesClass } from "../../rights/reach.ts";
import { photoIn } from "../student/photo.ts";

/** The photo of a student of whose classes the caller may look at one; any other does not exist. */
export const getClassPhoto: Handler<(typeof classEndpoints)["getClassPhoto"]> = async (
  { db, caller, services },
  { studentId },
) => {
  const [found] = await db
    .select({ passport: students.passportFileId })
    .from(students)
    .where(
      and(
        eq(students.id, studentId),
        sql`exists (
          select from (
            select there.session_id, there.level_id, there.department_id,
              there.department_option_id
            from student_sessions there where there.student_id = ${studentId}) theirs
          where ${seesClass(caller.userId)})`,
      ),
    );
  return photoIn(services.files, db, found?.passport ?? fail("not_found"));
};
