import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { noMarks, totalOf } from "@polyportal/domain/score-sheet/row";
import { and, eq, inArray, sql } from "drizzle-orm";
import { scoreVersions } from "../../database/schema/results.ts";
import type { WriteContext } from "../../import/importer.ts";
import { fail } from "../../failure.ts";
import { enteredSheet } from "./may-enter.ts";
import { readSeen } from "./plan-upload.ts";
import { rosterOf } from "./roster.ts";
import { splitOf } from "./sheet.ts";
import { writeScores, type WrittenRow } from "./write-scores.ts";

/**
 * Gives rows of an upload a further version that is as the one before it. A row that has another by now
 * stays; answers which, by line, and why.
 */
export async function takeBackScores(
  ctx: WriteContext,
  rows: readonly { readonly line: number; readonly seen: string }[],
): Promise<ReadonlyMap<number, string>> {
  const { tx, caller, now } = ctx;
  const { found, refusal } = await enteredSheet(tx, caller, ctx.import.about ?? "", now);
  if (refusal) return fail(refusal.code, refusal);
  const sheet = found.sheet ?? fail("not_found");
  const written = rows.map(({ line, seen }) => ({ line, ...readSeen(seen) }));
  const ids = written.map(({ studentId }) => studentId);
  const which = { courseId: sheet.courseId, sessionId: sheet.sessionId };
  const only = sql`everybody.student_id = any(${sql.param(ids)}::uuid[])`;
  const stands = new Map((await rosterOf(tx, which, only)).map((row) => [row.studentId, row]));
  const earlier = await tx
    .select()
    .from(scoreVersions)
    .where(and(eq(scoreVersions.sheetId, sheet.id), inArray(scoreVersions.studentId, ids)));
  const before = new Map(earlier.map((row) => [`${row.studentId} ${row.version}`, row]));
  const kept = new Map<number, string>();
  const back: WrittenRow[] = [];
  for (const { line, studentId, version } of written) {
    if (stands.get(studentId)?.version !== version + 1) {
      kept.set(line, importRunMessages.keptChanged);
      continue;
    }
    const { test, lab, exam, code, reason } = before.get(`${studentId} ${version}`) ?? {
      ...noMarks,
      reason: "",
    };
    const marks = { test, lab, exam, code };
    const total = totalOf(marks, splitOf(found));
    back.push({ studentId, version: version + 1, marks, reason, total });
  }
  const { id: importId, fileName, fingerprint } = ctx.import;
  await writeScores({ tx, audit: ctx.audit }, found, sheet, back, {
    source: "undo",
    enteredBy: caller.userId,
    enteredAt: now,
    importId,
    file: { fileName, fingerprint },
  });
  return kept;
}
