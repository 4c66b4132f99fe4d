import { schemaOf } from "@polyportal/domain/application/steps/o-level/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../../database/connect.ts";
import {
  applicationSittings,
  applicationSteps,
  applicationSubjects,
} from "../../../../database/schema/application.ts";

/**
 * Replaces the O-level result by another application's. It counts as saved only if the programme accepts it
 * as it is: another programme may accept an awaited result.
 */
export async function importEarlierResult(
  tx: Transaction,
  programme: Programme,
  from: string,
  applicationId: string,
  now: Date,
): Promise<void> {
  for (const table of [applicationSubjects, applicationSittings] as const) {
    await tx.delete(table).where(eq(table.applicationId, applicationId));
  }
  for (const table of [applicationSittings, applicationSubjects] as const) {
    const rows = await tx.select().from(table).where(eq(table.applicationId, from));
    const copies = rows.map((row) => ({ ...row, applicationId }));
    // Each row is inserted into the table that it came from.
    if (copies.length > 0) await tx.insert(table).values(copies as never);
  }
  const [step] = await tx
    .select()
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, from), eq(applicationSteps.kind, "o-level")));
  if (!step) return;
  // A form that was moved here may have a step of its own.
  const { kind, applicationId: _, ...kept } = step;
  const isTaken = await takesSittings(tx, programme, applicationId);
  const copied = { ...kept, reopenedAt: isTaken ? kept.reopenedAt : now };
  await tx
    .insert(applicationSteps)
    .values({ kind, applicationId, ...copied })
    .onConflictDoUpdate({
      target: [applicationSteps.applicationId, applicationSteps.kind],
      set: copied,
    });
}

/** Whether the programme accepts the application's sittings. */
async function takesSittings(
  tx: Transaction,
  programme: Programme,
  applicationId: string,
): Promise<boolean> {
  const step = stepOf(programme, "o-level");
  if (!step) return true;
  const sittings = await tx
    .select()
    .from(applicationSittings)
    .where(eq(applicationSittings.applicationId, applicationId))
    .orderBy(asc(applicationSittings.position));
  const subjects = await tx
    .select()
    .from(applicationSubjects)
    .where(eq(applicationSubjects.applicationId, applicationId))
    .orderBy(asc(applicationSubjects.position));
  const held = sittings.map(({ position, examYear, ...sitting }) => ({
    ...sitting,
    examYear: String(examYear),
    subjects: subjects
      .filter((row) => row.sitting === position)
      .map((row) => ({ subjectId: String(row.subjectId), gradeId: String(row.gradeId) })),
  }));
  return schemaOf(step).safeParse({ sittings: held }).success;
}
