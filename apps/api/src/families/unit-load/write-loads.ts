import type { Semester } from "@polyportal/domain/course-registration/course";
import { fullName } from "@polyportal/domain/format/name";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { registerCoursesPath } from "@polyportal/domain/routes/paths";
import { sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import { studentUnitLoads } from "../../database/schema/course.ts";
import { bulkEditOf } from "../../import/bulk-edit.ts";
import { notifyAll } from "../../notification/notify.ts";
import type { Load } from "./load.ts";
import type { StudentIn } from "./students-in.ts";

type Row = { readonly student: StudentIn; readonly id: string };

/** Loads that several students were given at once. */
export const unitLoadEdit = bulkEditOf<{ id: string; studentId: string }>({
  name: "student-loads",
  claim: "courses.enter",
  columns: [
    { key: "student", heading: listColumns.student },
    { key: "matricNumber", heading: listColumns.studentNumber },
    { key: "load", heading: words.load },
  ],
  tables: [{ table: studentUnitLoads, key: studentUnitLoads.id, idOf: ({ id }) => id }],
  subject: "student",
  subjectId: ({ studentId }) => studentId,
  undone: tellUndone,
});

type Kept = {
  student_id: string;
  session_id: number;
  session: string;
  semester: Semester;
  minimum: number | null;
  maximum: number | null;
};

/** Whoever was told of a load is told that it counts no more. */
async function tellUndone(
  { tx }: Change,
  _: unknown,
  ids: readonly string[],
  { importId, now }: { readonly importId: string; readonly now: Date },
): Promise<void> {
  const { rows } = await tx.execute<Kept>(sql`
    select of.student_id, of.session_id, session.name as session, of.semester,
      (record.before ->> 'minimum')::float as minimum, (record.before ->> 'maximum')::float as maximum
    from import_records record,
      lateral jsonb_populate_record(null::student_unit_loads, record.after) of,
      academic_sessions session
    where session.id = of.session_id and record.import_id = ${importId}
      and record.record_id = any(${sql.param([...ids])}::text[])`);
  await notifyAll(
    tx,
    rows.map(({ student_id: userId, session_id: sessionId, session, semester, ...own }) => ({
      userId,
      ...words.told.undone(
        semester,
        session,
        own.minimum === null || own.maximum === null
          ? undefined
          : words.bounds(own.minimum, own.maximum),
      ),
      path: registerCoursesPath(sessionId, semester),
      now,
    })),
  );
}

/** Gives these students the load; each is told, and has an audit row of the own. */
export async function writeLoads(
  { tx, audit }: Change,
  rows: readonly Row[],
  { reason, ...load }: Load & { readonly reason: string },
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const { sessionId, semester, minimum, maximum } = load;
  await tx
    .insert(studentUnitLoads)
    .values(
      rows.map(({ student, id }) => ({
        ...load,
        id,
        studentId: student.id,
        reason,
        assignedBy: userId,
        assignedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [studentUnitLoads.studentId, studentUnitLoads.sessionId, studentUnitLoads.semester],
      set: { minimum, maximum, reason, assignedBy: userId, assignedAt: now },
    });
  await notifyAll(
    tx,
    rows.map(({ student }) => ({
      userId: student.id,
      ...words.told.assigned(semester, student.session, words.bounds(minimum, maximum), reason),
      path: registerCoursesPath(sessionId, semester),
      now,
    })),
  );
  for (const { student } of rows) {
    const { own, session } = student;
    audit({
      action: "setStudentUnitLoad",
      subject: "student",
      subjectId: student.id,
      before: own && { semester, minimum: own.minimum, maximum: own.maximum },
      after: { student: fullName(student), session, semester, minimum, maximum },
      reason,
    });
  }
}
