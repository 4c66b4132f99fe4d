import { and, eq } from "drizzle-orm";
import type { HistorySource } from "../../audit/history.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { ofPerson } from "./list-requests.ts";

/** The past of what an applicant says, for the member of staff who is named. */
export const historyOfStaffRequest: HistorySource = async (db, { userId }, id) => {
  const named = and(eq(staffRequests.id, id), ofPerson(userId));
  return (await db.$count(staffRequests, named)) > 0 ? {} : undefined;
};
