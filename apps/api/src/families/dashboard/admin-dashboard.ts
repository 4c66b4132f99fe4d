import type { dashboardEndpoints } from "@polyportal/api-client/contract/dashboard";
import { toNaira } from "@polyportal/domain/format/naira";
import { desc } from "drizzle-orm";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { exportsList } from "../../export/own-exports.ts";
import { countOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { approvalSource } from "../approval/list-approvals.ts";
import { amendmentsWaitingFor } from "../score-sheet/amendment-relation.ts";
import { waitingFor } from "../staff-request/list-requests.ts";
import {
  applicationFigures,
  feeFigures,
  figureClaims,
  hostelFigures,
  registrationFigures,
  sheetFigures,
} from "./admin-figures.ts";
import { serverFaults } from "./server-faults.ts";
import { failedImportsOfOthers, ownImports } from "./import-news.ts";
import { unmatchedMoney } from "./unmatched-money.ts";

/**
 * The figures of a session that the caller's claims open. Where one has a list, it is that list's count
 * (`figurePaths` says how it is asked for).
 */
export const getAdminDashboard: Handler<(typeof dashboardEndpoints)["getAdminDashboard"]> = async (
  { caller, db, now, services },
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
  const made = exportsList([], services.config.retention.EXPORTS);
  const failedExports = (side: "own" | "others") =>
    countOf(made, db, { search: "", side, state: ["failed"] }, caller);
  return {
    session: { id, name },
    sessions: sessions.map((session) => ({ id: session.id, name: session.name })),
    applications: sees("applications") ? await applicationFigures(db, id, caller) : null,
    fees: fees
      ? { expected: toNaira(fees.expectedKobo), collected: toNaira(fees.collectedKobo) }
      : null,
    registrations: sees("registrations") ? await registrationFigures(db, id, caller) : null,
    sheets: sees("sheets") ? await sheetFigures(db, id, caller) : null,
    hostels: sees("hostels") ? await hostelFigures(db, id, now) : null,
    unmatched: sees("unmatched") ? await unmatchedMoney(db) : null,
    // Whoever acts as another approves nothing, and has no word to give.
    approvals: caller.impersonatorId
      ? 0
      : await countOf(
          approvalSource,
          db,
          { search: "", side: "decide", state: ["waiting"] },
          caller,
        ),
    requests: caller.impersonatorId ? 0 : await db.$count(staffRequests, waitingFor(caller.userId)),
    amendments: (await amendmentsWaitingFor(db, caller)).length,
    imports: await ownImports(db, caller.userId, now),
    failedExports: await failedExports("own"),
    failedOfOthers: sees("failedOfOthers")
      ? {
          exports: await failedExports("others"),
          jobs: await serverFaults(db, now),
          imports: await failedImportsOfOthers(db, caller.userId, now),
        }
      : null,
  };
};
