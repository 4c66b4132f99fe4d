import type { sheetDecisionEndpoints } from "@polyportal/api-client/contract/score-sheet-decisions";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { openedAlone, sheetTold } from "@polyportal/domain/messages/score-sheet";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { inArray, sql } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { beginningOf, courseAsOf } from "../../database/course-as-of.ts";
import { courses } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { tell } from "../../notification/tell.ts";
import { refuseHeld } from "../../rights/held-decisions.ts";
import { ApiFailure } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import {
  lecturersToTell,
  lockSheet,
  takeStep,
  type LockedSheet,
  type SeenSheet,
} from "./act-on-sheet.ts";
import { unusualAmong } from "./list-score-sheets.ts";

type Endpoints = typeof sheetDecisionEndpoints;
type Deciding = Pick<Context<Endpoints["checkSheets"]>, "caller" | "change" | "now" | "db">;
type Act = "check" | "approve" | "return" | "publish";
type Around = {
  /** Which of the locked sheets are others than they were shown, with what changed, by the sheet. */
  readonly barred?: (
    change: Change,
    sheets: readonly LockedSheet[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly afterwards?: (change: Change, sheets: readonly LockedSheet[]) => Promise<void>;
};
type Refused = { id: string; code: ErrorCode; message: string };
type Outcomes = { done: number; refused: (Refused & { course: string })[] };

/**
 * One act on several sheets, in one transaction: each is refused for itself, and those that may be are
 * done. Locked in the order of their ids, so that two who act on the same ones do not wait for each other.
 */
export async function actOnSheets(
  ctx: Deciding,
  act: Act,
  sheets: readonly SeenSheet[],
  take: (change: Change, sheet: LockedSheet) => Promise<void>,
  { barred = async () => new Map(), afterwards = async () => {} }: Around = {},
): Promise<Outcomes> {
  refuseHeld(ctx.caller);
  let refused: Refused[] = [];
  const done = await changeIfNeeded(ctx.change, async (change) => {
    refused = [];
    const locked: LockedSheet[] = [];
    for (const seen of sheets.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      try {
        locked.push(await lockSheet(change.tx, act, seen, ctx));
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        // One that is not there for the caller ends the whole: its name would tell that it is.
        if (error.code === "not_found") throw error;
        refused.push({ id: seen.id, code: error.code, message: error.message });
      }
    }
    const messages = locked.length > 0 ? await barred(change, locked) : new Map<string, string>();
    refused.push(
      ...[...messages].map(([id, message]) => ({ id, code: "sheet_changed" as const, message })),
    );
    const free = locked.filter(({ sheet }) => !messages.has(sheet.id));
    for (const sheet of free) await take(change, sheet);
    if (free.length === 0) return undefined;
    await afterwards(change, free);
    return free.length;
  });
  const codes = await codesOf(ctx.db, refused);
  return {
    done: done ?? 0,
    refused: refused.map((one) => ({ ...one, course: codes.get(one.id) ?? "" })),
  };
}

/** The courses of some sheets, by the sheet's id. */
async function codesOf(
  db: Reader,
  sheets: readonly { id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (sheets.length === 0) return new Map();
  const ids = sheets.map(({ id }) => id);
  const rows = await db
    .select({ id: scoreSheets.id, code: courses.code })
    .from(scoreSheets)
    .innerJoinLateral(
      courseAsOf(beginningOf(scoreSheets.sessionId), scoreSheets.courseId),
      sql`true`,
    )
    .where(inArray(scoreSheets.id, ids));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Of several that go on together none may stand out: such a sheet is opened, and decided about alone. */
const standingOut: Around["barred"] = async ({ tx }, sheets) => {
  if (sheets.length < 2) return new Map();
  const unusual = await unusualAmong(
    tx,
    sheets.map(({ sheet }) => sheet.id),
  );
  return new Map([...unusual].map(([id, why]) => [id, openedAlone(why)]));
};

/** The head's word. */
export const checkSheets: Handler<Endpoints["checkSheets"]> = (ctx, { sheets }) =>
  actOnSheets(
    ctx,
    "check",
    sheets,
    (change, sheet) => takeStep(change, sheet, { step: "check", state: "checked" }, ctx),
    { barred: standingOut },
  );

/** The dean's word. */
export const approveSheets: Handler<Endpoints["approveSheets"]> = (ctx, { sheets }) =>
  actOnSheets(
    ctx,
    "approve",
    sheets,
    (change, sheet) => takeStep(change, sheet, { step: "approve", state: "approved" }, ctx),
    { barred: standingOut },
  );

const day = 86_400_000;
/** How long the lecturers have for what came back. */
const returnedFor = 7 * day;

/** Back to the lecturers, who are told why and have a week. */
export const returnSheets: Handler<Endpoints["returnSheets"]> = (
  ctx,
  { sheets, reason, studentIds },
) =>
  actOnSheets(ctx, "return", sheets, async (change, found) => {
    const { sheet, course, session } = found;
    const until = new Date(ctx.now.getTime() + returnedFor);
    const extendedUntil =
      sheet.extendedUntil && sheet.extendedUntil > until ? sheet.extendedUntil : until;
    await takeStep(
      change,
      found,
      { step: "return", state: "draft", reason, pointedAt: studentIds, sheet: { extendedUntil } },
      ctx,
    );
    const told = sheetTold.returned(course.code, session, reason);
    const path = scoreSheetPath(sheet.courseId, sheet.sessionId);
    const by = { kind: "scoresReturned", about: sheet.id };
    const lecturers = await lecturersToTell(change.tx, sheet);
    await tell(
      change.tx,
      ctx.services,
      lecturers.map((userId) => ({ userId, ...told, path, now: ctx.now, ...by })),
    );
  });
