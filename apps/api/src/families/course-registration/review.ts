import type { Semester } from "@polyportal/domain/course-registration/course";
import type { SelectableCourse } from "@polyportal/domain/course-registration/check-selection";
import { flagsOf, type ReviewedRegistration } from "@polyportal/domain/course-registration/flags";
import type { RegistrationFlag } from "@polyportal/domain/course-registration/flags";
import { loadSet } from "@polyportal/domain/course-registration/registrable";
import { and, asc, eq, sql } from "drizzle-orm";
import { keptPlan, type Reader } from "../../database/connect.ts";
import { courseAsOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { courses, studentUnitLoads, unitLoads } from "../../database/schema/course.ts";
import { groupBy } from "../../lists/group-by.ts";
import { unitLoadAsOf } from "../../database/unit-load-as-of.ts";
import { publishedOf } from "../results/published.ts";
import { historyBefore, offerOf } from "./offer.ts";
import { coursesForClasses } from "./courses-for-classes.ts";
import { takenBefore, type RegisteredCourse } from "./queries.ts";

/** A registration that is looked at, and whose it is. */
export type Looked = {
  readonly id: string;
  readonly studentId: string;
  readonly sessionId: number;
  readonly sessionFrom: string;
  readonly semester: Semester;
  readonly levelId: number;
  readonly departmentId: number;
  readonly late: boolean;
  /** It was approved before, and changed since. */
  readonly changed: boolean;
};

/** What an officer looks at in a registration; its courses with what is missing for each. */
export type Review = Omit<ReviewedRegistration, "chosen"> & {
  readonly chosen: readonly (RegisteredCourse & Pick<SelectableCourse, "missing">)[];
  readonly flags: readonly RegistrationFlag[];
};

/**
 * Looks at registrations as results stand now, by their ids. A semester's are read together, and what its
 * classes are offered at once: a page of fifty takes some ten queries, of however many classes they are.
 */
export async function reviewsOf(
  db: Reader,
  registrations: readonly Looked[],
): Promise<ReadonlyMap<string, Review>> {
  const bySemester = groupBy(registrations, (one) => `${one.sessionId} ${one.semester}`);
  const reviewed = await Promise.all(
    [...bySemester.values()].map((ofSemester) => reviewSemester(db, ofSemester)),
  );
  return new Map(reviewed.flat());
}

async function reviewSemester(
  db: Reader,
  registrations: readonly Looked[],
): Promise<[string, Review][]> {
  const [one] = registrations;
  if (!one) return [];
  const asked = { sessionId: one.sessionId, semester: one.semester };
  const studentIds = registrations.map(({ studentId }) => studentId);
  const [scores, taken, chosen, loads] = await Promise.all([
    publishedOf(db).execute({ studentIds }),
    takenBefore(db, { ...asked, studentIds }),
    chosenIn(
      db,
      registrations.map(({ id }) => id),
    ),
    loadsOf(db, { ...asked, studentIds }),
  ]);
  const scoresBy = groupBy(scores, ({ studentId }) => studentId);
  const takenBy = groupBy(taken, ({ studentId }) => studentId);
  const histories = new Map(
    registrations.map(({ studentId }) => [
      studentId,
      historyBefore(
        { ...asked, sessionFrom: one.sessionFrom },
        scoresBy.get(studentId) ?? [],
        takenBy.get(studentId) ?? [],
      ),
    ]),
  );
  const classes = groupBy(registrations, (of) => `${of.departmentId} ${of.levelId}`);
  const coursesOf = await coursesForClasses(db, {
    ...asked,
    classes: [...classes.values()].flatMap((ofClass) => ofClass.slice(0, 1)),
    // What others carry over is offered to nobody else: the rule leaves it out again.
    carriedOver: [...histories.values()].flatMap(({ carriedOver }) => [...carriedOver]),
  });
  return [...classes.values()].flatMap((ofClass): [string, Review][] => {
    const [{ departmentId, levelId }] = ofClass as [Looked];
    const to = { departmentId, levelId, semester: asked.semester };
    const courses = coursesOf(to);
    return ofClass.map(({ id, studentId, late, changed }) => {
      const history = histories.get(studentId) ?? historyBefore({ ...asked, ...one }, [], []);
      const offer = offerOf(courses, loads(studentId, levelId), to, history);
      const missingOf = new Map(offer.offered.map((course) => [course.id, course.missing]));
      const review = {
        ...offer,
        late,
        changed,
        // What is no longer on offer was let in when it was.
        chosen: (chosen.get(id) ?? []).map((course) => ({
          ...course,
          missing: missingOf.get(course.id) ?? [],
        })),
      };
      return [id, { ...review, flags: flagsOf(review) }];
    });
  });
}

const coursesIn = prepared((db) =>
  db
    .select({
      registrationId: registeredCourses.registrationId,
      course: {
        id: courses.id,
        code: courses.code,
        title: courses.title,
        creditUnit: courses.creditUnit,
        kind: registeredCourses.kind,
      },
    })
    .from(registeredCourses)
    .innerJoin(academicSessions, eq(academicSessions.id, registeredCourses.sessionId))
    .innerJoinLateral(courseAsOf(academicSessions.from, registeredCourses.courseId), sql`true`)
    .where(sql`${registeredCourses.registrationId} = any(${sql.placeholder("ids")}::uuid[])`)
    .orderBy(asc(courses.code))
    .prepare(`${keptPlan}courses_of_registrations`),
);

/** The courses of registrations, by the registration and in the order of their codes. */
async function chosenIn(db: Reader, ids: readonly string[]) {
  const rows = await coursesIn(db).execute({ ids });
  const grouped = groupBy(rows, ({ registrationId }) => registrationId);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ course }) => course)]));
}

const ownLoads = prepared((db) =>
  db
    .select()
    .from(studentUnitLoads)
    .where(
      and(
        sql`${studentUnitLoads.studentId} = any(${sql.placeholder("studentIds")}::uuid[])`,
        eq(studentUnitLoads.sessionId, sql.placeholder("sessionId")),
        eq(studentUnitLoads.semester, sql.placeholder("semester")),
      ),
    )
    .prepare("unit_loads_of_students"),
);

const loadsOfLevels = prepared((db) =>
  db
    .select({ levelId: unitLoads.levelId, ...unitLoadAsOf(sql.placeholder("sessionId")) })
    .from(unitLoads)
    .where(eq(unitLoads.semester, sql.placeholder("semester")))
    .prepare("unit_loads_of_levels"),
);

type LoadsAsked = { studentIds: string[]; sessionId: number; semester: Semester };

/** The loads that are set for students of a semester. */
async function loadsOf(db: Reader, asked: LoadsAsked) {
  const [own, ofLevels] = await Promise.all([
    ownLoads(db).execute(asked),
    loadsOfLevels(db).execute(asked),
  ]);
  return (studentId: string, levelId: number) =>
    loadSet(
      own.find((one) => one.studentId === studentId),
      ofLevels.find((one) => one.levelId === levelId),
    );
}
