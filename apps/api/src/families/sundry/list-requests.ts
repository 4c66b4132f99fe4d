import { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { todayInLagos } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { workingDayBefore } from "@polyportal/domain/holiday/working-days";
import { numberWithKind } from "@polyportal/domain/student/number";
import { inHand, isLate } from "@polyportal/domain/sundry/transcript-acts";
import { and, eq, inArray, isNull, lte, ne, not, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { transcriptDestinations, transcriptRequests } from "../../database/schema/transcript.ts";
import { users } from "../../database/schema/users.ts";
import { containsWords } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { closedDays } from "../holiday/closed-days.ts";

const owners = alias(users, "owners");

/** Requests with whose they are, and with whom. */
export const requestsOf = (db: Reader) =>
  db
    .select({
      request: transcriptRequests,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
      email: users.email,
      phone: users.mobileNumber,
      matricNumber: students.matricNumber,
      admissionNumber: students.admissionNumber,
      department: departments.name,
      owner: {
        lastname: owners.lastname,
        firstname: owners.firstname,
        middlename: owners.middlename,
      },
      destinations: sql<number>`(select count(*) from ${transcriptDestinations}
        where ${transcriptDestinations.requestId} = ${transcriptRequests.id})`
        .mapWith(Number)
        .as("destinations"),
    })
    .from(transcriptRequests)
    .innerJoin(students, eq(students.id, transcriptRequests.studentId))
    .innerJoin(users, eq(users.id, students.id))
    .innerJoin(departments, eq(departments.id, students.departmentId))
    .leftJoin(owners, eq(owners.id, transcriptRequests.ownerId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof requestsOf>>[number];

/** Until when a promise had to be kept to be kept by now. */
export const lastWorkingDay = async (db: Reader): Promise<string> =>
  workingDayBefore(todayInLagos(), await closedDays(db));

/** A request as the queue shows it. */
export function requestRow(found: Found, userId: string, lastDay: string) {
  const { request, owner } = found;
  const { id, code, state, promised, waitsFor, ownerId, createdAt } = request;
  return {
    id,
    code,
    fullName: fullName(found),
    ...numberWithKind(found),
    department: found.department,
    state,
    owner: owner && fullName(owner),
    mine: ownerId === userId,
    promised,
    late: isLate(request, lastDay),
    waitsFor,
    orderedAt: createdAt.toISOString(),
  };
}

/** The rows of which something is so, or the others. */
const those = (wanted: "true" | "false" | undefined, so: SQL | undefined) =>
  wanted && so && (wanted === "true" ? so : not(so));

/** What the registry has in hand, and what has left and waits; of other states what is asked for. */
export const transcriptRequestSource = sourceOf(transcriptRequestEndpoints.listTranscriptRequests, {
  query: requestsOf,
  key: transcriptRequests.id,
  known: lastWorkingDay,
  where: ({ search, state, mine, late, waiting }, { userId }, lastDay) =>
    and(
      containsWords(
        search,
        transcriptRequests.code,
        students.number,
        users.numbers,
        users.lastname,
        users.firstname,
        users.middlename,
      ),
      state
        ? inArray(transcriptRequests.state, state)
        : or(
            inArray(transcriptRequests.state, [...inHand]),
            and(eq(transcriptRequests.state, "sent"), ne(transcriptRequests.waitsFor, "")),
          ),
      mine &&
        (mine === "true"
          ? eq(transcriptRequests.ownerId, userId)
          : or(isNull(transcriptRequests.ownerId), ne(transcriptRequests.ownerId, userId))),
      those(
        late,
        and(
          inArray(transcriptRequests.state, [...inHand]),
          sql`coalesce(${lte(transcriptRequests.promised, lastDay)}, false)`,
        ),
      ),
      those(waiting, ne(transcriptRequests.waitsFor, "")),
    ),
  order: {
    promised: [{ nullable: transcriptRequests.promised }],
    orderedAt: [transcriptRequests.createdAt],
  },
  first: "promised",
  more: lastWorkingDay,
  row: (found, { userId }, lastDay) => ({
    ...requestRow(found, userId, lastDay),
    destinations: found.destinations,
  }),
});
