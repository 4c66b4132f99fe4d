import { inArray } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { academicSessions } from "../database/schema/academic-session.ts";
import { courses } from "../database/schema/course.ts";
import { departmentOptions, departments, faculties } from "../database/schema/faculty.ts";

/** The names of units and sessions by their ids. */
export const namesOf =
  (
    table:
      | typeof faculties
      | typeof departments
      | typeof departmentOptions
      | typeof academicSessions,
  ) =>
  async (ids: readonly string[], db: Reader) => {
    const found = await db
      .select({ name: table.name })
      .from(table as typeof faculties)
      .where(inArray(table.id, ids.map(Number)))
      .orderBy(table.name);
    return found.map(({ name }) => name);
  };

/** Courses by their codes. */
export async function courseCodes(ids: readonly string[], db: Reader): Promise<string[]> {
  const found = await db
    .select({ code: courses.code })
    .from(courses)
    .where(inArray(courses.id, ids.map(Number)))
    .orderBy(courses.code);
  return found.map(({ code }) => code);
}
