import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { and, asc, eq, type SQL } from "drizzle-orm";
import { v4 as randomUuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { appraisalAnswers, appraisals } from "../../schema/appraisal.ts";
import { courseLecturers } from "../../schema/course.ts";
import { courseRegistrations, registeredCourses } from "../../schema/course-registration.ts";
import { students } from "../../schema/student.ts";
import { copyRows } from "../../copy-rows.ts";
import { currentSessionId } from "./admissions.ts";
import { seededRandom, type SeededRandom } from "./random.ts";

const comments = [
  "Explains well, but speaks too fast for the last row.",
  "Always on time. Thank you.",
  "More practice in the workshop would help.",
  "Please return the tests sooner.",
  "The best course of this semester.",
];

/** The lecturers of approved courses, as their students may appraise them. */
const appraisable = (tx: Transaction, which: SQL) =>
  tx
    .select({
      studentId: courseRegistrations.studentId,
      courseId: registeredCourses.courseId,
      lecturerId: courseLecturers.lecturerId,
      sessionId: courseRegistrations.sessionId,
    })
    .from(courseRegistrations)
    .innerJoin(registeredCourses, eq(registeredCourses.registrationId, courseRegistrations.id))
    .innerJoin(students, eq(students.id, courseRegistrations.studentId))
    .innerJoin(
      courseLecturers,
      and(
        eq(courseLecturers.courseId, registeredCourses.courseId),
        eq(courseLecturers.sessionId, courseRegistrations.sessionId),
      ),
    )
    .where(and(which, eq(courseRegistrations.state, "approved")))
    .orderBy(
      asc(students.number),
      asc(courseRegistrations.sessionId),
      asc(registeredCourses.courseId),
    );

/** What some of the students who have registered say of their lecturers in the current session. */
export const insertAppraisals = (tx: Transaction, now = new Date()): Promise<void> =>
  appraise(tx, eq(courseRegistrations.sessionId, currentSessionId), {
    random: seededRandom(17),
    begun: 0.05,
    sent: 0.25,
    now,
  });

type Saying = {
  readonly random: SeededRandom;
  /** What share is begun and not sent, and what share is sent. */
  readonly begun: number;
  readonly sent: number;
  readonly now: Date;
};

/** Appraises lecturers in the name of those whose registrations are asked for. */
export async function appraise(
  tx: Transaction,
  which: SQL,
  { random, begun, sent, now }: Saying,
): Promise<void> {
  const recorded: (typeof appraisals.$inferInsert)[] = [];
  const answers: (typeof appraisalAnswers.$inferInsert)[] = [];
  for (const subject of await appraisable(tx, which)) {
    const chance = random.next();
    if (chance > begun + sent) continue;
    const comment = random.next() < 0.4 ? random.pick(comments) : "";
    if (chance < begun) {
      const draft = { ratings: ratings(random, 4), comment };
      recorded.push({ ...subject, state: "in-progress", draft, updatedAt: now });
    } else {
      const { studentId: _, ...about } = subject;
      recorded.push({ ...subject, state: "completed", draft: null, updatedAt: now });
      answers.push({ id: randomUuid(), ...about, ratings: ratings(random), comment });
    }
  }
  await copyRows(tx, appraisals, recorded);
  // By their random ids, so that their order tells nobody's.
  await copyRows(
    tx,
    appraisalAnswers,
    answers.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
}

/** From 2 to 5 for the first so many questions. */
const ratings = (random: SeededRandom, count: number = appraisalQuestions.length) =>
  Object.fromEntries(
    appraisalQuestions.slice(0, count).map(({ id }) => [id, 2 + random.below(4)] as const),
  );
