import type { courseRegistrationApprovalEndpoints } from "@polyportal/api-client/contract/course-registration-approvals";
import { checkSelection } from "@polyportal/domain/course-registration/check-selection";
import {
  registrationActsOf,
  seesRegistration,
} from "@polyportal/domain/course-registration/decisions";
import { fullName } from "@polyportal/domain/format/name";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registrationVersions,
} from "../../database/schema/course-registration.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { feeBalanceOf } from "../fees/balance.ts";
import { averagesOf } from "../results/averages.ts";
import { publishedAttempts } from "../results/published.ts";
import { studentInSession, studentOf } from "../student/current.ts";
import { changed, waits } from "./list-approvals.ts";
import { officerOf } from "./officer.ts";
import { adviserId, heldBy } from "../../rights/reach.ts";
import { reviewsOf, type Review } from "./review.ts";
import { studentView } from "./view.ts";
import { scoredOf } from "./write.ts";

/** One registration for its officer. To whom it is none of his it is as if it was not there. */
export const getRegistrationApproval: Handler<
  (typeof courseRegistrationApprovalEndpoints)["getRegistrationApproval"]
> = async ({ db, caller }, { id }) => {
  const officer = await officerOf(db, caller, id);
  if (!officer || !seesRegistration(officer)) return fail("not_found");
  const { registration, session, ...found } = (await registrationById(db, id)) ?? fail("not_found");
  const { studentId, sessionId, state, submittedAt } = registration;
  const current = await studentInSession(db, await studentOf(db, studentId), sessionId);
  const looked = { ...registration, ...found, sessionFrom: session.from };
  const [reviews, fees, attempts, earlier, names, neighbours] = await Promise.all([
    reviewsOf(db, [{ ...looked, departmentId: current.student.departmentId }]),
    feeBalanceOf(db, current, sessionId),
    publishedAttempts(db, studentId),
    versionsOf(db, id),
    namesOfPeople(db, [registration.decidedBy, found.adviserId]),
    neighboursOf(db, caller.userId, { id, submittedAt }),
  ]);
  const review = reviews.get(id) ?? fail("not_found");
  const scored = await scoredOf(db, registration, review.chosen);
  return {
    id,
    state,
    submittedAt: submittedAt.toISOString(),
    decidedAt: registration.decidedAt?.toISOString() ?? null,
    reason: registration.reason,
    student: studentView(current, registration.levelId),
    session: session.name,
    semester: registration.semester,
    version: registration.version,
    decidedBy: names(registration.decidedBy),
    units: unitsOf(review.chosen),
    minimumUnits: review.load.minimum,
    maximumUnits: review.load.maximum,
    flags: [...review.flags],
    courses: review.chosen.map((course) => ({ ...course, missing: [...course.missing] })),
    leftOut: leftOutOf(review),
    fees: {
      cleared: fees.cleared,
      firstInstalmentPaid: fees.firstInstalmentPaid,
      balanceKobo: fees.balanceKobo,
      arrearsKobo: fees.arrearsKobo,
    },
    versions: comparedOf(earlier, review.chosen),
    results: averagesOf(attempts).map((semester) => ({
      session: semester.session,
      semester: semester.semester,
      gpa: semester.gpa,
      cgpa: semester.cgpa,
      grades: semester.attempts.map(({ code, title, creditUnit, grade }) => ({
        code,
        title,
        creditUnit,
        grade,
      })),
    })),
    acts: registrationActsOf({ state, scored: scored.length > 0 }, officer),
    adviser: names(found.adviserId),
    ...neighbours,
  };
};

/** The student in the session, as the conditions of `reach.ts` call the row. */
const theirs = alias(studentSessions, "theirs");

async function registrationById(db: Reader, id: string) {
  const [found] = await db
    .select({
      registration: courseRegistrations,
      session: { name: academicSessions.name, from: academicSessions.from },
      changed: changed.as("changed"),
      adviserId: adviserId.as("adviser_id"),
    })
    .from(courseRegistrations)
    .innerJoin(
      theirs,
      and(
        eq(theirs.studentId, courseRegistrations.studentId),
        eq(theirs.sessionId, courseRegistrations.sessionId),
      ),
    )
    .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .where(eq(courseRegistrations.id, id));
  return found;
}

/** The carry-overs that the rule misses. */
const leftOutOf = ({ chosen, offered, load }: Review): string[] =>
  checkSelection(chosen, offered, load).flatMap((problem) =>
    problem.kind === "carry-overs-first" ? problem.codes : [],
  );

const versionsOf = (db: Reader, registrationId: string) =>
  db
    .select({
      version: registrationVersions,
      decider: nameColumns(users),
    })
    .from(registrationVersions)
    .leftJoin(users, eq(users.id, registrationVersions.decidedBy))
    .where(eq(registrationVersions.registrationId, registrationId))
    .orderBy(asc(registrationVersions.version));

/** Each earlier version against the one after it, the newest first. */
function comparedOf(
  earlier: Awaited<ReturnType<typeof versionsOf>>,
  now: readonly { code: string }[],
) {
  return earlier
    .map(({ version: sent, decider }, index) => {
      const before = sent.courses.map(({ code }) => code);
      const after = (earlier[index + 1]?.version.courses ?? now).map(({ code }) => code);
      return {
        version: sent.version,
        state: sent.state,
        submittedAt: sent.submittedAt.toISOString(),
        decidedAt: sent.decidedAt?.toISOString() ?? null,
        decidedBy: decider ? fullName(decider) : "",
        reason: sent.reason,
        added: after.filter((code) => !before.includes(code)).toSorted(),
        dropped: before.filter((code) => !after.includes(code)).toSorted(),
      };
    })
    .toReversed();
}

/** What waits in somebody's hands just before and just after a registration, as the list has them. */
async function neighboursOf(
  db: Reader,
  userId: string,
  { id, submittedAt }: { id: string; submittedAt: Date },
) {
  const place = sql`(${courseRegistrations.submittedAt}, ${courseRegistrations.id})`;
  const here = sql`(${submittedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const one = async (beyond: SQL, ...order: SQL[]) => {
    const [found] = await db
      .select({ id: courseRegistrations.id })
      .from(courseRegistrations)
      .where(and(waits, heldBy(userId), beyond))
      .orderBy(...order)
      .limit(1);
    return found?.id ?? null;
  };
  const [previousId, nextId] = await Promise.all([
    one(
      sql`${place} < ${here}`,
      desc(courseRegistrations.submittedAt),
      desc(courseRegistrations.id),
    ),
    one(sql`${place} > ${here}`, asc(courseRegistrations.submittedAt), asc(courseRegistrations.id)),
  ]);
  return { previousId, nextId };
}
