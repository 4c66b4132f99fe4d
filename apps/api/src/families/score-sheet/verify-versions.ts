import type { Finding } from "@polyportal/domain/audit/findings";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { exactly } from "../../audit/fingerprints.ts";
import type { Database } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import {
  amendmentRequests,
  scores,
  scoreSheets,
  scoreVersions,
} from "../../database/schema/results.ts";
import { students } from "../../database/schema/student.ts";
import { groupBy } from "../../lists/group-by.ts";
import { printOf, readRecord } from "./version-print.ts";

/** So many sheets are compared at once: a few thousand versions. */
const piece = 20;

/**
 * Compares marks with what the sealed record says of them: each version with the save that wrote it, and
 * each row with its last version. What was entered before saves noted their versions is not compared.
 * Tells what it finds, piece by piece, so that a reader knows that it goes on.
 */
export async function* verifyVersions(
  db: Database,
  signal?: AbortSignal,
): AsyncGenerator<readonly Finding[]> {
  let last = "00000000-0000-0000-0000-000000000000";
  while (!signal?.aborted) {
    const sheets = await db
      .select({
        id: scoreSheets.id,
        courseId: scoreSheets.courseId,
        course: courses.code,
        session: academicSessions.name,
      })
      .from(scoreSheets)
      .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
      .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
      .where(gt(scoreSheets.id, last))
      .orderBy(asc(scoreSheets.id))
      .limit(piece);
    const end = sheets.at(-1);
    if (!end) return;
    last = end.id;
    const recorded = groupBy(await recordsOf(db, sheets), ({ sheetId }) => sheetId);
    const found: Finding[] = [];
    for (const sheet of sheets) {
      const records = recorded.get(sheet.id);
      if (records) found.push(...(await compare(db, sheet, records)));
    }
    yield found;
  }
}

type Sheet = {
  readonly id: string;
  readonly courseId: number;
  readonly course: string;
  readonly session: string;
};

type Entry = { id: string; at: string; action: string; sheet_id: string; versions: string[] };

/** A version that an entry of the record is about. */
type Recorded = {
  readonly sheetId: string;
  readonly studentId: string;
  readonly version: number;
  readonly print: string;
  readonly entry: Pick<Entry, "id" | "at" | "action">;
};

/** What the record says of versions of some sheets; saves stand under the course, amendments by themselves. */
async function recordsOf(db: Database, sheets: readonly Sheet[]): Promise<Recorded[]> {
  const ids = sheets.map(({ id }) => id);
  const asked = await db
    .select({ id: amendmentRequests.id })
    .from(amendmentRequests)
    .where(inArray(amendmentRequests.sheetId, ids));
  const ofCourses = sql.param([...new Set(sheets.map(({ courseId }) => String(courseId)))]);
  const ofAmendments = sql.param(asked.map(({ id }) => id));
  const { rows } = await db.execute<Entry>(sql`
    select id, ${exactly(sql`at`)} as at, action, after ->> 'sheetId' as sheet_id, after -> 'versions' as versions
    from audit_rows
    where (subject = 'course' and subject_id = any (${ofCourses}::text[])
        or subject = 'amendment' and subject_id = any (${ofAmendments}::text[]))
      and after ->> 'sheetId' = any (${sql.param(ids)}::text[])
      and jsonb_typeof(after -> 'versions') = 'array'`);
  return rows.flatMap(({ sheet_id: sheetId, versions, ...entry }) =>
    versions.flatMap((text) => {
      const read = readRecord(text);
      return read ? [{ sheetId, ...read, entry }] : [];
    }),
  );
}

const keyOf = (row: { readonly studentId: string; readonly version: number }) =>
  `${row.studentId} ${row.version}`;

async function compare(
  db: Database,
  sheet: Sheet,
  records: readonly Recorded[],
): Promise<Finding[]> {
  const found: Finding[] = [];
  const studentIds = [...new Set(records.map(({ studentId }) => studentId))];
  const own = and(
    eq(scoreVersions.sheetId, sheet.id),
    inArray(scoreVersions.studentId, studentIds),
  );
  const versions = await db.select().from(scoreVersions).where(own);
  const stored = new Map(versions.map((row) => [keyOf(row), row]));
  const known = new Map(records.map((one) => [keyOf(one), one]));
  const nameOf = namesOf(db, sheet, studentIds);

  for (const [key, { studentId, version, print, entry }] of known) {
    const row = stored.get(key);
    if (row && printOf(row) === print) continue;
    const part = row ? ("changed" as const) : ("gone" as const);
    found.push({ kind: "score", part, whose: await nameOf(studentId), version, ...entry });
  }
  // Saves are forgotten the oldest first: what comes after a version that is recorded is recorded, too.
  const first = new Map<string, number>();
  for (const { studentId, version } of records) {
    first.set(studentId, Math.min(version, first.get(studentId) ?? version));
  }
  for (const row of versions) {
    const { studentId, version } = row;
    if (known.has(keyOf(row)) || version < (first.get(studentId) ?? version)) continue;
    found.push({ kind: "score-unrecorded", whose: await nameOf(studentId), version });
  }
  const rows = await db
    .select()
    .from(scores)
    .where(and(eq(scores.sheetId, sheet.id), inArray(scores.studentId, studentIds)));
  for (const { studentId, version, test, lab, exam, total, code } of rows) {
    const said = stored.get(keyOf({ studentId, version }));
    const isSame =
      said?.test === test &&
      said.lab === lab &&
      said.exam === exam &&
      said.total === total &&
      said.code === code;
    if (!isSame) found.push({ kind: "score-differs", whose: await nameOf(studentId), version });
  }
  return found;
}

/** Of whose row a finding is: read once something is found. */
function namesOf(db: Database, { course, session }: Sheet, studentIds: readonly string[]) {
  let read: Promise<ReadonlyMap<string, string>> | undefined;
  const numbers = async () => {
    const found = await db
      .select({ id: students.id, matricNumber: students.number })
      .from(students)
      .where(inArray(students.id, [...studentIds]));
    return new Map(found.map(({ id, matricNumber }) => [id, matricNumber]));
  };
  return async (studentId: string): Promise<string> => {
    read ??= numbers();
    return `${(await read).get(studentId) ?? studentId}, ${course}, ${session}`;
  };
}
