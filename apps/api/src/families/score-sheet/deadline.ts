import type { sheetDecisionEndpoints } from "@polyportal/api-client/contract/score-sheet-decisions";
import { lastMomentOf } from "@polyportal/domain/course-registration/window-form";
import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetTold } from "@polyportal/domain/messages/score-sheet";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { resultDeadlines, scoreSheets } from "../../database/schema/results.ts";
import { sessionById } from "../../database/sessions.ts";
import { tell } from "../../notification/tell.ts";
import { refuseHeld } from "../../rights/held-decisions.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lecturersToTell, lockSheet, takeStep } from "./act-on-sheet.ts";
import { sheetOf } from "./sheet.ts";

type Endpoints = typeof sheetDecisionEndpoints;

export const listResultDeadlines: Handler<Endpoints["listResultDeadlines"]> = async ({ db }) => {
  const deadlines = await db.select().from(resultDeadlines);
  return deadlines.map(({ closesAt, ...key }) => ({ ...key, closesAt: closesAt.toISOString() }));
};

/** The school's day for a semester. */
export const saveResultDeadline: Handler<Endpoints["saveResultDeadline"]> = async (
  { change },
  { closesOn, ...key },
) => {
  await change(async ({ tx, audit }) => {
    const session = await sessionById(tx, key.sessionId);
    if (!session) fail("not_found");
    const [before] = await tx
      .select()
      .from(resultDeadlines)
      .where(
        and(
          eq(resultDeadlines.sessionId, key.sessionId),
          eq(resultDeadlines.semester, key.semester),
        ),
      );
    const values = { ...key, closesAt: lastMomentOf(closesOn) };
    await tx
      .insert(resultDeadlines)
      .values(values)
      .onConflictDoUpdate({
        target: [resultDeadlines.sessionId, resultDeadlines.semester],
        set: { closesAt: values.closesAt },
      });
    audit({
      action: "saveResultDeadline",
      subject: "academicSession",
      subjectId: String(key.sessionId),
      before: before ? { closesAt: before.closesAt } : undefined,
      after: { session: session.name, semester: key.semester, closesAt: values.closesAt },
    });
  });
  return {};
};

/** A sheet that nobody has begun, and nobody could after the day: it begins with what lets them. */
async function beginSheet(tx: Transaction, which: { courseId: number; sessionId: number }) {
  const [sheet] = await tx
    .insert(scoreSheets)
    .values({ id: uuid(), ...which, state: "draft" })
    .onConflictDoNothing()
    .returning();
  return sheet ?? fail("sheet_changed");
}

/** Lets the lecturers of one draft go on until a later day. */
export const extendResultDeadline: Handler<Endpoints["extendResultDeadline"]> = async (
  ctx,
  { untilOn, reason, ...which },
) => {
  refuseHeld(ctx.caller);
  const extendedUntil = lastMomentOf(untilOn);
  if (extendedUntil <= ctx.now) fail("dates_wrong");
  await ctx.change(async (change) => {
    const { tx } = change;
    const found = await sheetOf(tx, which);
    if (!found) return fail("not_found");
    const sheet = found.sheet ?? (await beginSheet(tx, which));
    const locked = await lockSheet(tx, "extend", sheet, ctx);
    await takeStep(change, locked, { step: "extend", reason, sheet: { extendedUntil } }, ctx);
    const { course, session } = locked;
    const told = sheetTold.extended(
      course.code,
      session,
      formatDateTime(extendedUntil.toISOString()),
    );
    const path = scoreSheetPath(which.courseId, which.sessionId);
    const by = { kind: "deadlineExtended", about: locked.sheet.id };
    const lecturers = await lecturersToTell(tx, which);
    await tell(
      tx,
      ctx.services,
      lecturers.map((userId) => ({ userId, ...told, path, now: ctx.now, ...by })),
    );
  });
  return {};
};
