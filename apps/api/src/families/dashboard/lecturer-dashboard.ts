import type { dashboardEndpoints } from "@polyportal/api-client/contract/dashboard";
import type { Claim } from "@polyportal/domain/rights/claims";
import { eq } from "drizzle-orm";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { countOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { approvalSource } from "../course-registration/list-approvals.ts";
import { amendmentsWaitingFor } from "../score-sheet/amendment-party.ts";
import { scoreSheetSource } from "../score-sheet/list-score-sheets.ts";
import { waitingFor } from "../staff-request/list-requests.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { ownTeaching } from "./own-teaching.ts";

/** What a lecturer, head or dean has to do: each figure is that of the list to which it leads. */
export const getLecturerDashboard: Handler<
  (typeof dashboardEndpoints)["getLecturerDashboard"]
> = async ({ caller, db, now }) => {
  const [session] = await db
    .select({ id: academicSessions.id, name: academicSessions.name })
    .from(academicSessions)
    .where(eq(academicSessions.current, true));
  if (!session) return fail("not_found");
  const may = (claim: Claim) => caller.claims.has(claim);
  const sheetsIn = (state: "submitted" | "checked") =>
    countOf(scoreSheetSource, db, { search: "", state: [state] }, caller);
  const [own, toCheck, toApprove, registrations, amendments, requests] = await Promise.all([
    may("results.enter") ? ownTeaching(db, caller, session.id, now) : null,
    may("results.see") && may("results.check") ? sheetsIn("submitted") : null,
    may("results.see") && may("results.approve") ? sheetsIn("checked") : null,
    may("registration.see") && may("registration.approve")
      ? countOf(approvalSource, db, { search: "" }, caller)
      : null,
    may("results.check") || may("results.approve")
      ? amendmentsWaitingFor(db, caller).then(({ size }) => size)
      : null,
    // Whoever acts as another has no word to give.
    caller.impersonatorId ? 0 : db.$count(staffRequests, waitingFor(caller.userId)),
  ]);
  return { session: session.name, own, toCheck, toApprove, registrations, amendments, requests };
};
