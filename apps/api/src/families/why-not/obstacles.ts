import type { whyNotEndpoints } from "@polyportal/api-client/contract/why-not";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { Semester } from "@polyportal/domain/course-registration/course";
import { whyNotMessages as words } from "@polyportal/domain/messages/why-not";
import { sameSemester } from "@polyportal/domain/results/attempts";
import { notRegistered, whyNotOnClassList } from "@polyportal/domain/why-not/class-list";
import type { Obstacle } from "@polyportal/domain/why-not/obstacle";
import { whyNotRegister, type RegistrationFacts } from "@polyportal/domain/why-not/register";
import type { Wish } from "@polyportal/domain/why-not/wishes";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { courses } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { deskOf, type Desk } from "../course-registration/desk.ts";
import { registrationsOf, type Asked as AskedSemester } from "../course-registration/queries.ts";
import { choicesOf, scoredOf } from "../course-registration/write.ts";
import { sessionsOf } from "../fees/queries.ts";
import { registeredBy } from "../results/courses.ts";
import { studyOf } from "../results/study.ts";
import { standingIn } from "../results/standing.ts";
import type { CurrentStudent } from "../student/current.ts";
import { notBooking, notPaying, notSigningIn } from "./no-entry.ts";
import { noResultOf } from "./no-result.ts";

export type Asked = ParsedInputOf<(typeof whyNotEndpoints)["getWhyNot"]>;

type Asking = Pick<Context, "db" | "now"> & { readonly current: CurrentStudent };

/** What is in the way, and in which semester that is, where it is in one. */
type Answer = { readonly semester?: Semester; readonly obstacles: readonly Obstacle[] };

/** What is asked, of the current session unless another is named. */
type OfSession = Asked & { readonly sessionId: number };

/** Who answers each wish: the facts are those that the endpoint itself decides by. */
const answers: Readonly<Record<Wish, (asking: Asking, asked: OfSession) => Promise<Answer>>> = {
  pay: async (asking, { sessionId }) => ({ obstacles: await notPaying(asking, sessionId) }),
  // Beds are booked in the current session alone.
  bed: async (asking) => ({ obstacles: await notBooking(asking) }),
  "sign-in": async ({ db, current }) => ({
    obstacles: await notSigningIn(db, current.student.id),
  }),
  register: async (asking, { sessionId, semester }) => {
    if (!semester) return fail("invalid_input", { fields: { semester: words.semesterMissing } });
    const { facts } = await deskIn(asking, { sessionId, semester });
    return { semester, obstacles: whyNotRegister(facts) };
  },
  "class-list": async (asking, { sessionId, courseId }) => {
    const course = await courseOf(asking.db, courseId);
    const { semester } = course;
    return { semester, obstacles: await notListed(asking, course, sessionId) };
  },
  result: async (asking, { sessionId, semester, courseId }) =>
    semester && !courseId
      ? { semester, obstacles: await noSemesterResult(asking, { sessionId, semester }) }
      : noCourseResult(asking, await courseOf(asking.db, courseId), sessionId),
};

/** What keeps a student from a wish, with the registration of the semester that it is about. */
export async function whyNot(asking: Asking, asked: Asked) {
  const { id: studentId, number: matricNumber } = asking.current.student;
  const { sessionId = asking.current.session.id } = asked;
  const { semester, obstacles } = await answers[asked.wish](asking, { ...asked, sessionId });
  const registrations =
    semester && obstacles.length > 0 ? await registrationsOf(asking.db, studentId) : [];
  const registration = registrations.find(
    (one) => semester && sameSemester(one, { sessionId, semester }),
  );
  return {
    obstacles,
    about: { studentId, matricNumber, sessionId, semester, registrationId: registration?.id },
  };
}

/** What a student may register in a semester; nothing for a session without the student. */
async function deskIn(
  { current, ...ctx }: Asking,
  asked: AskedSemester,
): Promise<{ readonly offered?: Desk["offered"]; readonly facts?: RegistrationFacts }> {
  const sessions = await sessionsOf(ctx.db, current.student.id);
  if (!sessions.some(({ sessionId }) => sessionId === asked.sessionId)) return {};
  const { window, missing, registered, offered, load } = await deskOf(ctx, current, asked);
  const held = registered?.courses ?? [];
  const scored = registered ? await scoredOf(ctx.db, registered, held) : [];
  const facts = {
    window,
    missing,
    registration: registered?.state,
    choices: choicesOf(offered, held),
    offered,
    load,
    kept: new Set(held.filter(({ code }) => scored.includes(code)).map(({ id }) => id)),
  };
  return { offered, facts };
}

type Course = { readonly id: number; readonly code: string; readonly semester: Semester };

async function courseOf(db: Reader, courseId: number | undefined): Promise<Course> {
  if (!courseId) return fail("invalid_input", { fields: { courseId: words.courseMissing } });
  const [found] = await db
    .select({ id: courses.id, code: courses.code, semester: courses.semester })
    .from(courses)
    .where(eq(courses.id, courseId));
  return found ?? fail("not_found");
}

async function notListed(
  asking: Asking,
  { id, code, semester }: Course,
  sessionId: number,
): Promise<Obstacle[]> {
  const [registered, { offered, facts }] = await Promise.all([
    registeredBy(asking.db).execute({ studentIds: [asking.current.student.id] }),
    deskIn(asking, { sessionId, semester }),
  ]);
  const listed = registered.some((one) => one.courseId === id && one.sessionId === sessionId);
  const asOffered = offered?.find((one) => one.id === id);
  return whyNotOnClassList({ code, listed, offered: asOffered }, facts);
}

/** Granted where the semester's page is there and awaits nothing. */
async function noSemesterResult(asking: Asking, key: AskedSemester): Promise<Obstacle[]> {
  const study = await studyOf(asking.db, asking.current.student.id);
  const standing = standingIn(study, key);
  const awaited = (standing?.awaited ?? study.registered).filter((one) => sameSemester(one, key));
  if (awaited.length > 0 || standing) return noResultOf(asking, key, awaited);
  const { facts } = await deskIn(asking, key);
  return [
    ...(facts?.registration ? [] : whyNotRegister(facts)),
    ...(facts ? [notRegistered()] : []),
  ];
}

/** Granted where the course is one of those that the semester's page has. */
async function noCourseResult(asking: Asking, course: Course, sessionId: number): Promise<Answer> {
  const { attempts, registered } = await studyOf(asking.db, asking.current.student.id);
  const isIt = (one: { courseId: number; sessionId: number }) =>
    one.courseId === course.id && one.sessionId === sessionId;
  if (attempts.some(isIt)) return { semester: course.semester, obstacles: [] };
  const awaited = registered.find(isIt);
  if (!awaited) {
    return {
      semester: course.semester,
      obstacles: await notListed(asking, course, sessionId),
    };
  }
  const { semester } = awaited;
  return { semester, obstacles: await noResultOf(asking, { sessionId, semester }, [awaited]) };
}
