import { desc, eq, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { degreeChanges } from "../../database/schema/degree-change.ts";

/** A student's requests, newest first. */
export const degreeChangesOf = prepared((db) =>
  db
    .select({
      id: degreeChanges.id,
      session: academicSessions.name,
      state: degreeChanges.state,
      remark: degreeChanges.remark,
      createdAt: degreeChanges.createdAt,
      decidedAt: degreeChanges.decidedAt,
    })
    .from(degreeChanges)
    .innerJoin(academicSessions, eq(academicSessions.id, degreeChanges.sessionId))
    .where(eq(degreeChanges.studentId, sql.placeholder("studentId")))
    .orderBy(desc(degreeChanges.createdAt), desc(degreeChanges.id))
    .prepare("degree_changes_of_student"),
);
