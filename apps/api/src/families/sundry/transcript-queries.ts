import { groupBy } from "../../lists/group-by.ts";
import {
  addressOpen,
  mostDestinations,
  transcriptStates,
  type Delivery,
} from "@polyportal/domain/sundry/transcript";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownerNamed } from "../../database/named.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { studentSessions, students } from "../../database/schema/student.ts";
import {
  transcriptDestinations,
  transcriptFees,
  transcriptRequests,
  transcriptSteps,
} from "../../database/schema/transcript.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";

const graduates = (db: Reader) =>
  db
    .select({
      student: students,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
      email: users.email,
      mobileNumber: users.mobileNumber,
      department: departmentNameAsOf(academicSessions.from, studentSessions.departmentId),
      /** The last day of the last session. */
      left: academicSessions.to,
      sessionId: academicSessions.id,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .innerJoin(studentSessions, eq(studentSessions.studentId, students.id))
    .innerJoin(academicSessions, eq(academicSessions.id, studentSessions.sessionId));

/** A student by a number of today's or before, with the session in which the school was left, or is being left. */
export async function graduateByNumber(db: Reader, number: string) {
  const [found] = await graduates(db)
    .where(eq(students.id, ownerNamed(number)))
    .orderBy(desc(academicSessions.from))
    .limit(1);
  return found;
}

export async function graduateById(db: Reader, studentId: string) {
  const [found] = await graduates(db)
    .where(eq(students.id, studentId))
    .orderBy(desc(academicSessions.from))
    .limit(1);
  return found;
}

/** What each delivery costs, and how long it takes. */
export async function transcriptFeesOf(db: Reader) {
  const rows = await db.select().from(transcriptFees).orderBy(asc(transcriptFees.amountKobo));
  return new Map<Delivery, (typeof rows)[number]>(rows.map((row) => [row.delivery, row]));
}

/** A graduate's requests that are on no way yet, the newest ten. */
export async function openRequestsOf(db: Reader, studentId: string) {
  const rows = await db
    .select({ request: transcriptRequests, destination: transcriptDestinations })
    .from(transcriptRequests)
    .innerJoin(transcriptDestinations, eq(transcriptDestinations.requestId, transcriptRequests.id))
    .where(
      and(
        eq(transcriptRequests.studentId, studentId),
        inArray(transcriptRequests.state, transcriptStates.filter(addressOpen)),
      ),
    )
    .orderBy(desc(transcriptRequests.createdAt), asc(transcriptDestinations.position))
    .limit(10 * mostDestinations);
  const requests = groupBy(rows, ({ request }) => request.id);
  return [...requests.values()]
    .slice(0, 10)
    .flatMap((some) =>
      some[0]
        ? [{ ...some[0].request, destinations: some.map(({ destination }) => destination) }]
        : [],
    );
}

/** A request by its code, with where it goes and when it came to each state. */
export async function requestByCode(db: Reader, code: string) {
  const [request] = await db
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.code, code));
  if (!request) return undefined;
  const destinations = await db
    .select()
    .from(transcriptDestinations)
    .where(eq(transcriptDestinations.requestId, request.id))
    .orderBy(asc(transcriptDestinations.position));
  const steps = await db
    .select({ state: transcriptSteps.state, at: transcriptSteps.at })
    .from(transcriptSteps)
    .where(eq(transcriptSteps.requestId, request.id))
    .orderBy(asc(transcriptSteps.at));
  return { ...request, destinations, steps };
}
