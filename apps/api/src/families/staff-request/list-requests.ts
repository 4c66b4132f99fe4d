import { staffRequestEndpoints } from "@polyportal/api-client/contract/staff-request";
import {
  lapseOf,
  staffRequestDays,
  stateOfStaffRequest,
  type StaffRequestState,
} from "@polyportal/domain/staff-request/staff-requests";
import { and, eq, gt, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { wordsOf } from "../../database/schema/words.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

/** Requests that name the person of an account. */
export const ofPerson = (userId: string): SQL =>
  sql`${staffRequests.staffId} = (
    select ${staffAccounts.staffId} from ${staffAccounts} where ${staffAccounts.userId} = ${userId})`;

const answerable = sql`now() - make_interval(days => ${sql.raw(String(staffRequestDays))})`;

/** As `stateOfStaffRequest` says of a row. */
const inState: Record<StaffRequestState, SQL | undefined> = {
  waiting: and(isNull(staffRequests.confirmed), gt(staffRequests.askedAt, answerable)),
  lapsed: and(isNull(staffRequests.confirmed), lte(staffRequests.askedAt, answerable)),
  confirmed: eq(staffRequests.confirmed, true),
  denied: eq(staffRequests.confirmed, false),
};

/** Requests that the person of an account has to answer. */
export const waitingFor = (userId: string): SQL | undefined =>
  and(ofPerson(userId), inState.waiting);

/** What the caller is asked to confirm, or was. */
export const staffRequestSource = sourceOf(staffRequestEndpoints.listStaffRequests, {
  query: (db: Reader) =>
    db
      .select({ request: staffRequests, session: academicSessions })
      .from(staffRequests)
      .innerJoin(academicSessions, eq(academicSessions.id, staffRequests.sessionId))
      .$dynamic(),
  key: staffRequests.id,
  where: ({ search, state }, { userId }) =>
    and(
      ofPerson(userId),
      matchesSearch(wordsOf(staffRequests.fullName), search),
      state && or(...state.map((one) => inState[one])),
    ),
  order: { askedAt: [staffRequests.askedAt] },
  first: "-askedAt",
  row: ({ request, session }) => ({
    id: request.id,
    fullName: request.fullName,
    relationship: request.relationship,
    session: session.name,
    askedAt: request.askedAt.toISOString(),
    lapsesAt: lapseOf(request.askedAt).toISOString(),
    state: stateOfStaffRequest(request, new Date()),
  }),
});
