import type { Contract } from "@polyportal/api-client/contract/contract";
import type { CourseKind } from "@polyportal/domain/course-registration/course";
import { v7 as uuid } from "uuid";
import {
  courseRegistrations,
  registeredCourses,
} from "../../../database/schema/course-registration.ts";
import { newStudent } from "../../../testing/new-student.ts";
import type { TestServer } from "../../../testing/test-server.ts";

type Server = TestServer<Contract>;
type Class = { departmentId: number; levelId: number };

/** Who enters courses, and who only looks. */
export const exams = { as: { user: "exams" } };
export const looker = { as: { user: "helpdesk" } };
/** The demo school's current session, and the one before it. */
export const [now, before] = [3, 2];
/** The class whose the courses here are, and two others. */
export const home = { departmentId: 4, levelId: 1 };
export const statistics = { departmentId: 7, levelId: 1 };
export const accountancy = { departmentId: 8, levelId: 1 };

let turn = 100;

/** A course of the home class that nobody else takes yet. */
export async function newCourse(server: Server, given: object = {}) {
  turn += 1;
  const entered = {
    code: `ZC ${turn}`,
    title: `Use of English ${turn}`,
    creditUnit: 2,
    ...home,
    semester: "First" as const,
    status: "Core" as const,
    test: 30,
    lab: 0,
    exam: 70,
    borrowable: false,
    requires: [],
    ...given,
  };
  const { id } = await server.ok("createCourse", entered, exams);
  return { id, code: entered.code };
}

/** The classes that take a course now, besides its own. */
export async function classesOf(server: Server, id: number): Promise<Class[]> {
  const { classes } = await server.ok("getCourseClasses", { id, sessionId: now }, looker);
  return classes.map(({ departmentId, levelId }) => ({ departmentId, levelId }));
}

/** A registration of a new student of the class that holds the course. */
export async function registers(
  server: Server,
  courseId: number,
  { departmentId, levelId }: Class,
  { kind = "Core", sessionId = now }: { kind?: CourseKind; sessionId?: number } = {},
): Promise<string> {
  const levels = { [sessionId]: levelId };
  const { id: studentId } = await newStudent(server, { departmentId, levels });
  const id = uuid();
  await server.db.insert(courseRegistrations).values({
    id,
    studentId,
    sessionId,
    semester: "First",
    levelId,
    state: "approved",
    totalUnits: 2,
    submittedAt: new Date(),
  });
  await server.db
    .insert(registeredCourses)
    .values({ registrationId: id, sessionId, courseId, kind });
  return id;
}
