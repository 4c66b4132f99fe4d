import { desc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { staffOffices } from "../../database/schema/rights.ts";

/** The offices that somebody holds, held or is to hold, the newest first. */
export const officesOf = (db: Reader, holderId: string) =>
  db
    .select({
      office: staffOffices.office,
      unit: sql<string>`coalesce(${departments.name}, ${faculties.name})`,
      since: staffOffices.since,
      until: staffOffices.until,
      acting: staffOffices.acting,
    })
    .from(staffOffices)
    .leftJoin(departments, eq(departments.id, staffOffices.departmentId))
    .leftJoin(faculties, eq(faculties.id, staffOffices.facultyId))
    .where(eq(staffOffices.holderId, holderId))
    .orderBy(desc(staffOffices.since));
