import { todayInLagos } from "@polyportal/domain/format/date";
import type { Contract } from "@polyportal/api-client/contract/contract";
import { inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import {
  courseRegistrations,
  registeredCourses,
} from "../../../database/schema/course-registration.ts";
import type { courses } from "../../../database/schema/course.ts";
import { notifications } from "../../../database/schema/notification.ts";
import { students, studentSessions } from "../../../database/schema/student.ts";
import { users } from "../../../database/schema/users.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { sessionId, taughtBy } from "../../lecturer/testing/taught.ts";

type State = (typeof courseRegistrations.$inferInsert)["state"];
type Course = Partial<typeof courses.$inferInsert>;

/** Who decides about sheets of the demo's Computer Science. */
export const offices = {
  head: { as: { user: "hod" } },
  dean: { as: { user: "dean" } },
  exams: { as: { user: "exams" } },
  registrar: { as: { user: "registrar" } },
} as const;

/** Courses of a test's own, with lecturers and students, and the way of their scores. */
export function sheetsOf(server: TestServer<Contract>) {
  const taught = taughtBy(server);
  let turn = 0;

  /** Students who have registered a course in the demo's current session. */
  async function register(courseId: number, howMany: number, state: State = "approved") {
    const roster = Array.from({ length: howMany }, () => {
      turn += 1;
      return { id: uuid(), turn, registrationId: uuid(), as: { as: { user: `scored.${turn}` } } };
    });
    if (howMany === 0) return roster;
    await server.db.insert(users).values(
      roster.map(({ id, turn, as }) => ({
        id,
        userName: as.as.user,
        passwordHash: "",
        userType: "student",
        role: "student",
        lastname: `Okonkwo ${String(turn).padStart(3, "0")}`,
        firstname: "Ngọzi",
        middlename: "Ada",
        studentTypeId: 1,
        oldUser: true,
      })),
    );
    await server.db.insert(students).values(
      roster.map(({ id, turn }) => ({
        id,
        matricNumber: `ND/TST/26/${String(turn).padStart(4, "0")}`,
        studentTypeId: 1,
        departmentId: 5,
        levelId: 1,
        entrySessionId: 3,
        programme: "National Diploma, full-time",
        gender: "Female" as const,
        entryRequirement: "UTME 212",
      })),
    );
    const place = { sessionId, levelId: 1, departmentId: 5, studentTypeId: 1 };
    await server.db
      .insert(studentSessions)
      .values(roster.map(({ id }) => ({ studentId: id, ...place })));
    await server.db.insert(courseRegistrations).values(
      roster.map(({ id, registrationId }) => ({
        id: registrationId,
        studentId: id,
        sessionId,
        semester: "First" as const,
        levelId: 1,
        state,
        totalUnits: 3,
        submittedAt: new Date(),
      })),
    );
    const taken = { sessionId, courseId, kind: "Core" as const };
    await server.db
      .insert(registeredCourses)
      .values(roster.map(({ registrationId }) => ({ registrationId, ...taken })));
    return roster;
  }

  async function registered(courseId: number, state: State = "approved") {
    const [one] = await register(courseId, 1, state);
    if (!one) throw new Error("Nobody was registered.");
    return one;
  }

  /** A course with a coordinator, another lecturer and some students whose registration is approved. */
  async function taughtSheet(howMany: number, course: Course = {}) {
    const courseId = await taught.course(course);
    const [coordinator, other] = [await taught.lecturer(), await taught.lecturer()];
    await taught.assign(courseId, [coordinator.id, other.id], { coordinatorId: coordinator.id });
    // Tests of scores look at what comes after it.
    const both = inArray(notifications.userId, [coordinator.id, other.id]);
    await server.db.delete(notifications).where(both);
    const roster = await register(courseId, howMany);
    const as = { as: { user: coordinator.userName } };
    const which = { courseId, sessionId };
    const sheet = (asking: { as: { user: string } } = as) =>
      server.ok("getScoreSheet", which, asking);
    /** Enters each student's marks over what stands. */
    const enterAll = async (test = "20", exam = "45") => {
      const { rows } = await sheet();
      return server.ok(
        "saveScores",
        {
          ...which,
          source: "typed",
          rows: rows.map(({ studentId, version }) => ({ studentId, version, test, exam })),
        },
        as,
      );
    };
    const seen = async () => {
      const { id, revision } = await sheet();
      return { id: id ?? "", revision };
    };
    return {
      which,
      courseId,
      as,
      other: { as: { user: other.userName } },
      coordinatorId: coordinator.id,
      roster,
      sheet,
      seen,
      enterAll,
    };
  }
  type Taught = Awaited<ReturnType<typeof taughtSheet>>;

  const submit = async ({ seen, as }: Taught, remark = "The class is small.") =>
    server.request("submitScoreSheet", { ...(await seen()), remark }, as);

  /** What each step is, in the order of the chain. */
  const steps = {
    submitted: (sheet: Taught) => submit(sheet),
    checked: async (sheet: Taught) =>
      server.request("checkSheets", { sheets: [await sheet.seen()] }, offices.head),
    approved: async (sheet: Taught) =>
      server.request("approveSheets", { sheets: [await sheet.seen()] }, offices.dean),
    published: async (sheet: Taught) =>
      server.request(
        "publishSheets",
        {
          sheets: [await sheet.seen()],
          boardDate: todayInLagos(),
          minuteNumber: "AB/2026/11",
        },
        offices.exams,
      ),
  };

  /** A sheet with every score entered that has come as far as that. */
  async function sheetAt(state: keyof typeof steps, howMany = 2) {
    const sheet = await taughtSheet(howMany);
    await sheet.enterAll();
    for (const [reached, step] of Object.entries(steps)) {
      const answer = await step(sheet);
      if (!answer.success) throw new Error(`Not ${reached}: ${answer.message}`);
      if (reached === state) break;
    }
    return sheet;
  }

  return { ...taught, registered, taughtSheet, submit, steps, sheetAt };
}
