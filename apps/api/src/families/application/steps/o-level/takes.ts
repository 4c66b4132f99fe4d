import { schemaOf } from "@polyportal/domain/application/steps/o-level/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../../database/connect.ts";
import {
  applicationSittings,
  applicationSubjects,
} from "../../../../database/schema/application.ts";

/** Whether the sittings that an application holds are such as its programme takes: another may have let a result be awaited. */
export async function takesSittings(
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
