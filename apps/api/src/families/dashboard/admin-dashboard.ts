import type { dashboardEndpoints } from "@polyportal/api-client/contract/dashboard";
import { toNaira } from "@polyportal/domain/format/naira";
import { and, desc, eq, gt, inArray, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { decidable } from "../../approval/decidable.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { approvals } from "../../database/schema/approval.ts";
import type { Reader } from "../../database/connect.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { exportRequests } from "../../database/schema/exports.ts";
import { imports } from "../../database/schema/imports.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { amendmentsWaitingFor } from "../score-sheet/amendment-party.ts";
import { waitingFor } from "../staff-request/list-requests.ts";
import {
  applicationFigures,
  feeFigures,
  figureClaims,
  hostelFigures,
  registrationFigures,
  sheetFigures,
} from "./admin-figures.ts";
import { unmatchedMoney } from "./unmatched-money.ts";

/** The figures of a session that the caller's claims open. */
export const getAdminDashboard: Handler<(typeof dashboardEndpoints)["getAdminDashboard"]> = async (
  { caller, db, now },
  { sessionId },
) => {
  const sessions = await db
    .select({
      id: academicSessions.id,
      name: academicSessions.name,
      current: academicSessions.current,
    })
    .from(academicSessions)
    .orderBy(desc(academicSessions.from));
  const chosen = sessions.find(({ id, current }) => (sessionId ? id === sessionId : current));
  if (!chosen) fail("not_found");
  const { id, name } = chosen;
  const sees = (figures: keyof typeof figureClaims) =>
    figureClaims[figures].some((claim) => caller.claims.has(claim));
  const fees = sees("fees") ? await feeFigures(db, id) : undefined;
  const waits = and(
    eq(approvals.state, "waiting"),
    inArray(approvals.act, ["" as never, ...decidable(caller)]),
    ne(approvals.requesterId, caller.userId),
    sql`${approvals.impersonatorId} is distinct from ${caller.userId}`,
    sql`not jsonb_exists(${approvals.concerned}, ${caller.userId})`,
    // Whoever acts as another approves nothing.
    caller.impersonatorId ? sql`false` : undefined,
  );
  return {
    session: { id, name },
    sessions: sessions.map((session) => ({ id: session.id, name: session.name })),
    applications: sees("applications") ? await applicationFigures(db, id) : null,
    fees: fees
      ? { expected: toNaira(fees.expectedKobo), collected: toNaira(fees.collectedKobo) }
      : null,
    registrations: sees("registrations") ? await registrationFigures(db, id) : null,
    sheets: sees("sheets") ? await sheetFigures(db, id) : null,
    hostels: sees("hostels") ? await hostelFigures(db, id, now) : null,
    unmatched: sees("unmatched") ? await unmatchedMoney(db) : null,
    approvals: await db.$count(approvals, waits),
    requests: caller.impersonatorId ? 0 : await db.$count(staffRequests, waitingFor(caller.userId)),
    amendments: (await amendmentsWaitingFor(db, caller)).size,
    imports: await ownImports(db, caller.userId, now),
    failedExports: await db.$count(
      exportRequests,
      and(eq(exportRequests.userId, caller.userId), eq(exportRequests.state, "failed")),
    ),
  };
};

/** More are found where sheets are imported. */
const listedImports = 5;

/** So long a sheet that could not be checked is told of. */
const failedDays = 7;

/** What a state says of the last step, where that came to nothing. */
const failedSteps = { failed: "check", previewed: "import", applied: "undo" } as const;

const later = alias(imports, "later");

/**
 * Sheets that somebody has checked and may import, or has imported and may undo, or that failed and were
 * not followed by another of their kind.
 */
async function ownImports(db: Reader, userId: string, now: Date) {
  const found = await db
    .select({
      id: imports.id,
      kind: imports.kind,
      state: imports.state,
      undoUntil: imports.undoUntil,
      error: imports.error,
    })
    .from(imports)
    .where(
      and(
        eq(imports.by, userId),
        or(
          and(eq(imports.state, "applied"), gt(imports.undoUntil, now)),
          and(eq(imports.state, "previewed"), gt(imports.previewExpiresAt, now)),
          and(
            eq(imports.state, "failed"),
            gt(imports.at, new Date(now.getTime() - failedDays * 86_400_000)),
            notExists(db.select().from(later).where(sameKindLater)),
          ),
        ),
      ),
    )
    .orderBy(desc(imports.at))
    .limit(listedImports);
  return found.map(({ id, kind, state, undoUntil, error }) => ({
    id,
    kind,
    undoUntil: state === "applied" ? (undoUntil?.toISOString() ?? null) : null,
    failed: error !== null && isFailedIn(state) ? failedSteps[state] : null,
  }));
}

const isFailedIn = (state: string): state is keyof typeof failedSteps =>
  Object.hasOwn(failedSteps, state);

const sameKindLater = and(
  eq(later.by, imports.by),
  eq(later.kind, imports.kind),
  gt(later.at, imports.at),
);
