import type { siwesEndpoints } from "@polyportal/api-client/contract/siwes";
import { goesToSiwes } from "@polyportal/domain/siwes/who";
import { countWeeks } from "@polyportal/domain/siwes/weeks";
import { startProblem } from "@polyportal/domain/siwes/forms";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { siwesPlacements } from "../../database/schema/siwes.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { changedSince, requireVersion, versionAfter } from "../../server/versions.ts";
import { studentOf } from "../student/current.ts";
import { lockedRecord, recordOf } from "./queries.ts";
import { viewOf } from "./view.ts";

/** Saves the placement; what is written in the logbook stays in it. */
export const savePlacement: Handler<typeof siwesEndpoints.saveSiwesPlacement> = async (
  ctx,
  { began, ...placement },
) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const { student, session } = current;
  if (!goesToSiwes(student)) fail("siwes_not_for_level");
  const startDate = startProblem(placement.startDate, session.name);
  if (startDate) fail("invalid_input", { fields: { startDate } });
  const of = { studentId: student.id, sessionId: session.id };
  const record = await ctx.change(async ({ tx, audit }) => {
    const before = await lockedRecord(tx, of);
    // The same words again are no other version: the answer to their save was lost.
    if (!isSame(placement, before?.placement)) requireVersion(began, before?.placement.updatedAt);
    const lastWritten = before?.written.at(-1)?.week ?? 0;
    // The weeks are counted from the first day: with another one they would be other weeks.
    const moved = before !== undefined && before.placement.startDate !== placement.startDate;
    const short = lastWritten > countWeeks(placement.startDate, placement.endDate);
    if (lastWritten > 0 && (moved || short)) fail("siwes_weeks_written");
    const updatedAt = versionAfter(before?.placement.updatedAt, ctx.now);
    const values = { ...placement, updatedAt };
    const [saved] = await tx
      .insert(siwesPlacements)
      .values({ id: uuid(), ...of, ...values })
      .onConflictDoUpdate({
        target: [siwesPlacements.studentId, siwesPlacements.sessionId],
        set: values,
        // Of two tabs that save a first one at once, the second waits here.
        ...(began === null && !before && { setWhere: sql`false` }),
      })
      .returning({ id: siwesPlacements.id });
    if (!saved) changedSince(undefined);
    audit({
      action: "saveSiwesPlacement",
      subject: "siwes",
      subjectId: saved.id,
      before: before?.placement,
      after: placement,
    });
    return recordOf(tx, of);
  });
  return viewOf(current, record, ctx.now);
};

type Placement = typeof siwesPlacements.$inferSelect;

const isSame = (values: Partial<Placement>, saved: Placement | undefined): boolean =>
  saved !== undefined &&
  Object.entries(values).every(([name, value]) => saved[name as keyof Placement] === value);
