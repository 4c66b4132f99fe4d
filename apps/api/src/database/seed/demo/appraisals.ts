import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { and, asc, eq } from "drizzle-orm";
import { v4 as randomUuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { appraisalAnswers, appraisals } from "../../schema/appraisal.ts";
import { courseLecturers } from "../../schema/course.ts";
import { courseRegistrations, registeredCourses } from "../../schema/course-registration.ts";
import { students } from "../../schema/student.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { seededRandom, type SeededRandom } from "./random.ts";

const comments = [
  "Explains well, but speaks too fast for the last row.",
  "Always on time. Thank you.",
  "More practice in the workshop would help.",
  "Please return the tests sooner.",
  "The best course of this semester.",
];

/** What some of the students who have registered say of their lecturers in the current session. */
export async function insertAppraisals(tx: Transaction, now = new Date()): Promise<void> {
  const subjects = await tx
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
    .where(
      and(
        eq(courseRegistrations.sessionId, currentSessionId),
        eq(courseRegistrations.state, "approved"),
      ),
    )
    .orderBy(asc(students.matricNumber), asc(registeredCourses.courseId));
  const random = seededRandom(17);
  const recorded: (typeof appraisals.$inferInsert)[] = [];
  const answers: (typeof appraisalAnswers.$inferInsert)[] = [];
  for (const subject of subjects) {
    const chance = random.next();
    if (chance > 0.3) continue;
    const comment = random.next() < 0.4 ? random.pick(comments) : "";
    if (chance < 0.05) {
      const draft = { ratings: ratings(random, 4), comment };
      recorded.push({ ...subject, state: "in-progress", draft, updatedAt: now });
    } else {
      const { studentId: _, ...about } = subject;
      recorded.push({ ...subject, state: "completed", draft: null, updatedAt: now });
      answers.push({ id: randomUuid(), ...about, ratings: ratings(random), comment });
    }
  }
  await insertMany(tx, appraisals, recorded);
  // By their random ids, so that their order tells nobody's.
  await insertMany(
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
