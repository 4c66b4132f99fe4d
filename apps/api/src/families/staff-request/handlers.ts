import type { staffRequestEndpoints } from "@polyportal/api-client/contract/staff-request";
import { stateOfStaffRequest } from "@polyportal/domain/staff-request/staff-requests";
import { and, eq } from "drizzle-orm";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { ofPerson, staffRequestSource } from "./list-requests.ts";

type Endpoints = typeof staffRequestEndpoints;

/** Only the person who is named answers, by any own account; nobody does while acting as another. */
const answerStaffRequest: Handler<Endpoints["answerStaffRequest"]> = async (
  { change, caller, now },
  { id, confirmed },
) => {
  if (caller.impersonatorId) fail("own_work");
  await change(async ({ tx, audit }) => {
    const [request] = await tx
      .select()
      .from(staffRequests)
      .where(and(eq(staffRequests.id, id), ofPerson(caller.userId)))
      .for("update");
    if (!request) fail("not_found");
    const state = stateOfStaffRequest(request, now);
    if (state === "lapsed") fail("approval_lapsed");
    if (state !== "waiting") fail("already_decided");
    await tx
      .update(staffRequests)
      .set({ confirmed, answeredAt: now, answeredBy: caller.userId })
      .where(eq(staffRequests.id, id));
    audit({
      action: "answerStaffRequest",
      subject: "staffRequest",
      subjectId: id,
      before: { state },
      after: { state: confirmed ? "confirmed" : "denied" },
    });
  });
  return {};
};

/** What applicants say of the member of staff who puts them forward. */
export const staffRequestHandlers = {
  listStaffRequests: pageOf(staffRequestSource),
  answerStaffRequest,
} satisfies Handlers<Endpoints>;
