import { courseRegistrationApprovalEndpoints } from "@polyportal/api-client/contract/course-registration-approvals";
import { fullName } from "@polyportal/domain/format/name";
import type { RegistrationState } from "@polyportal/domain/course-registration/next-step";
import type { Claim } from "@polyportal/domain/rights/claims";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ofRegistration } from "../../database/of-registration.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { peopleFound } from "../../lists/people-found.ts";
import { sourceOf } from "../../lists/source.ts";
import { heldBy, reachesSchool, seenBy } from "../../rights/reach.ts";
import { reviewsOf } from "./review.ts";

/** It was approved before, and sent anew since. */
export const changed = sql<boolean>`exists (
  select from registration_versions earlier
  where earlier.registration_id = course_registrations.id and earlier.state = 'approved')`;

/** A session's id; by default the current session's. */
export const sessionAsked = (sessionId: number | undefined) =>
  sessionId ?? sql<number>`(select id from academic_sessions where current)`;

/** The registrations of a session, by default the current one. Compared by id, so that an index gives their order. */
export const ofSession = (sessionId: number | undefined): SQL =>
  sql`${courseRegistrations.sessionId} = ${sessionAsked(sessionId)}`;

const days = sql<number>`extract(day from
  coalesce(course_registrations.decided_at, now()) - course_registrations.submitted_at)::int`;

const query = (db: Reader) =>
  db
    .select({
      registration: courseRegistrations,
      // There is one of each, which a join that counting may leave out does not know.
      person: {
        lastname: sql<string>`${users.lastname}`,
        firstname: sql<string>`${users.firstname}`,
        middlename: sql<string>`${users.middlename}`,
      },
      matricNumber: sql<string>`${students.number}`,
      departmentId: sql<number>`${studentSessions.departmentId}`,
      department: departmentNameAsOf(academicSessions.from, studentSessions.departmentId).as(
        "home_then",
      ),
      session: sql<string>`${academicSessions.name}`,
      sessionFrom: sql<string>`${academicSessions.from}`,
      changed: changed.as("changed"),
      days: days.as("days"),
    })
    .from(courseRegistrations)
    .leftJoin(students, eq(students.id, courseRegistrations.studentId))
    .leftJoin(studentSessions, ofRegistration)
    .leftJoin(users, eq(users.id, courseRegistrations.studentId))
    .leftJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .$dynamic();

/** The keys without what is shown of them, so that an index alone is counted. */
const keysQuery = (db: Reader) =>
  db.select({ key: courseRegistrations.id }).from(courseRegistrations).$dynamic();

/** Those of students who were such in the session. */
const studentsWho = (were: SQL) =>
  sql`(${courseRegistrations.sessionId}, ${courseRegistrations.studentId}) in (
    select session_id, student_id from student_sessions where ${were})`;

/** What waits, of whichever session; said as its index has it. */
export const waits = sql`${courseRegistrations.state} = 'submitted'`;

/** Those in these states: by default of the current session, but waiting ones of all sessions. */
const inStates = (
  states: readonly RegistrationState[] = ["submitted"],
  session: number | undefined,
) =>
  states.every((state) => state === "submitted")
    ? and(waits, session ? ofSession(session) : undefined)
    : and(inArray(courseRegistrations.state, [...states]), ofSession(session));

/** Whoever decides is shown what waits in the own hands, unless other states are asked for. */
const claimFor = (
  { state }: { readonly state?: readonly RegistrationState[] | undefined },
  { claims }: { readonly claims: ReadonlySet<Claim> },
) => (state || !claims.has("registration.approve") ? "registration.see" : "registration.approve");

const theirs = { "registration.see": seenBy, "registration.approve": heldBy };

/** Registrations that wait in the caller's hands, the longest first, or those of the states that are asked for. */
export const approvalSource = sourceOf(
  courseRegistrationApprovalEndpoints.listRegistrationApprovals,
  {
    query,
    key: courseRegistrations.id,
    byKeys: {
      query: keysQuery,
      where: (keys) => inArray(courseRegistrations.id, keys.map(String)),
    },
    known: async (db, asked, caller) => {
      const { userId } = caller;
      const claim = claimFor(asked, caller);
      return {
        isFound: await peopleFound(db, asked),
        isTheirs: (await reachesSchool(db, userId, claim)) ? undefined : theirs[claim](userId),
      };
    },
    where: ({ session, semester, department, level, option, state }, _caller, known) => {
      const { isFound, isTheirs } = known;
      return and(
        isTheirs,
        inStates(state, session),
        semester && eq(courseRegistrations.semester, semester),
        department && studentsWho(inArray(studentSessions.departmentId, department)),
        level && inArray(courseRegistrations.levelId, level),
        option && studentsWho(inArray(studentSessions.departmentOptionId, option)),
        isFound(courseRegistrations.studentId),
      );
    },
    order: { submittedAt: [courseRegistrations.submittedAt] },
    first: "submittedAt",
    more: (db, found) =>
      reviewsOf(
        db,
        found.map(({ registration, ...of }) => ({ ...of, ...registration })),
      ),
    row: ({ registration, person, ...of }, _caller, reviews) => {
      const review = reviews.get(registration.id);
      const chosen = review?.chosen ?? [];
      return {
        id: registration.id,
        studentId: registration.studentId,
        fullName: fullName(person),
        matricNumber: of.matricNumber,
        department: of.department,
        level: levelById(registration.levelId).name,
        session: of.session,
        semester: registration.semester,
        state: registration.state,
        submittedAt: registration.submittedAt.toISOString(),
        decidedAt: registration.decidedAt?.toISOString() ?? null,
        days: of.days,
        courses: chosen.length,
        units: unitsOf(chosen),
        minimumUnits: review?.load.minimum ?? 0,
        maximumUnits: review?.load.maximum ?? 0,
        flags: [...(review?.flags ?? [])],
      };
    },
  },
);
