import { usualDates } from "@polyportal/domain/academic-session/dates";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { earlierSplit } from "@polyportal/domain/score-sheet/split";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { and, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { academicSessions } from "../../schema/academic-session.ts";
import { courseRegistrations, registeredCourses } from "../../schema/course-registration.ts";
import { courses } from "../../schema/course.ts";
import { scores, scoreSheets } from "../../schema/results.ts";
import { students, studentSessions } from "../../schema/student.ts";
import { users } from "../../schema/users.ts";
import { keepFirstVersions } from "../history/insert.ts";
import { partsOfTotal, scoreOf } from "../history/studies.ts";
import { insertMany } from "./insert-many.ts";
import { firstNames, surnames } from "./names.ts";
import { seededRandom } from "./random.ts";
import { departmentRows } from "./school.ts";

/** Before the sessions in which the demo's students were there; a session's id says nothing of its order. */
const session = { id: 4, name: "2023/2024", ...usualDates("2023/2024"), current: false };
const levelId = 2;
const howMany = 24;

/** Whoever came in the first of the demo's sessions reached this level in its second: these were before them. */
const cohorts = [
  { sessionId: session.id, year: 2023 },
  { sessionId: 1, year: 2024 },
];

/**
 * Those who finished their diploma before all others, with their results in COM 211 and its neighbours: a
 * course's distribution is laid beside those of three sessions.
 */
export async function insertAlumni(tx: Transaction, passwordHash: string): Promise<void> {
  await tx.insert(academicSessions).values(session);
  const department = departmentRows.find(({ code }) => code === "COM");
  if (!department) throw new Error("The demo has no Computer Science.");
  const taken = await tx
    .select()
    .from(courses)
    .where(
      and(
        eq(courses.departmentId, department.id),
        eq(courses.levelId, levelId),
        eq(courses.semester, "First"),
      ),
    )
    .orderBy(courses.id);
  const { test: testMax, lab: labMax, exam: examMax } = earlierSplit;
  const publishedAt = new Date("2024-04-20T09:00:00Z");
  await insertMany(
    tx,
    scoreSheets,
    taken.map(({ id: courseId }) => ({
      id: uuid(),
      courseId,
      sessionId: session.id,
      state: "published" as const,
      publishedAt,
      testMax,
      labMax,
      examMax,
    })),
  );
  for (const cohort of cohorts) await insertCohort(tx, cohort, { taken, department, passwordHash });
  await keepFirstVersions(tx);
}

type Taken = {
  readonly taken: readonly (typeof courses.$inferSelect)[];
  readonly department: { readonly id: number };
  readonly passwordHash: string;
};

/** A class of one session, which has left since. */
async function insertCohort(
  tx: Transaction,
  { sessionId, year }: (typeof cohorts)[number],
  { taken, department, passwordHash }: Taken,
): Promise<void> {
  const random = seededRandom(year);
  const people = Array.from({ length: howMany }, (_, index) => {
    const gender = random.next() < 0.5 ? ("Male" as const) : ("Female" as const);
    const matricNumber = `ND/COM/${year - 2001}/${String(index + 1).padStart(4, "0")}`;
    return {
      id: uuid(),
      registrationId: uuid(),
      matricNumber,
      gender,
      mean: 40 + random.below(35),
    };
  });
  await insertMany(
    tx,
    users,
    people.map(({ id, matricNumber, gender }) => ({
      id,
      userName: matricNumber,
      passwordHash,
      userType: "student",
      role: "student",
      lastname: random.pick(surnames),
      firstname: random.pick(firstNames[gender]),
      middlename: "",
      studentTypeId: studentTypeIds.undergraduate,
      oldUser: true,
    })),
  );
  await insertMany(
    tx,
    students,
    people.map(({ id, matricNumber, gender }) => ({
      id,
      matricNumber,
      admissionNumber: `ADM/${matricNumber}`,
      studentTypeId: studentTypeIds.undergraduate,
      departmentId: department.id,
      levelId,
      entrySessionId: sessionId,
      programme: "National Diploma, full-time",
      gender,
      entryRequirement: "UTME, five O-level credits at one sitting",
      contactAddress: "12 College Road, Ijemi",
    })),
  );
  await insertMany(
    tx,
    studentSessions,
    people.map(({ id: studentId }) => ({
      studentId,
      sessionId,
      levelId,
      departmentId: department.id,
      studentTypeId: studentTypeIds.undergraduate,
    })),
  );
  await insertMany(
    tx,
    courseRegistrations,
    people.map(({ id: studentId, registrationId: id }) => ({
      id,
      studentId,
      sessionId,
      semester: "First" as const,
      levelId,
      state: "approved" as const,
      totalUnits: unitsOf(taken),
      submittedAt: new Date(`${year}-11-14T09:00:00Z`),
      decidedAt: new Date(`${year}-11-15T09:00:00Z`),
    })),
  );
  await insertMany(
    tx,
    registeredCourses,
    people.flatMap(({ registrationId }) =>
      taken.map(({ id: courseId, status }) => ({
        registrationId,
        sessionId,
        courseId,
        kind: status,
      })),
    ),
  );
  const sheets = await tx
    .select({ id: scoreSheets.id })
    .from(scoreSheets)
    .where(
      and(
        eq(scoreSheets.sessionId, sessionId),
        inArray(
          scoreSheets.courseId,
          taken.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(scoreSheets.courseId);
  const publishedAt = new Date(`${year + 1}-04-20T09:00:00Z`);
  await insertMany(
    tx,
    scores,
    people.flatMap(({ id: studentId, mean }) =>
      sheets.map(({ id: sheetId }) => ({
        sheetId,
        studentId,
        publishedAt,
        ...partsOfTotal(scoreOf(random, mean).total),
      })),
    ),
  );
}
