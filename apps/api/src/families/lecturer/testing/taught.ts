import type { Contract } from "@polyportal/api-client/contract/contract";
import { v7 as uuid } from "uuid";
import { courses } from "../../../database/schema/course.ts";
import { scoreSheets } from "../../../database/schema/results.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { addPerson } from "../../authentication/testing/people.ts";

/** The demo's current session. */
export const sessionId = 3;

const as = { as: { user: "admin" } };

/** Courses and lecturers of a test's own, so that nothing else is said of them. */
export function taughtBy(server: TestServer<Contract>) {
  let turn = 0;

  async function lecturer(person = {}) {
    turn += 1;
    const userName = `taught.${turn}`;
    return addPerson(server, { userName, userType: "lecturer", role: "lecturer", ...person });
  }

  async function course(own: Partial<typeof courses.$inferInsert> = {}) {
    turn += 1;
    const id = 80_000 + turn;
    await server.db.insert(courses).values({
      id,
      departmentId: 5,
      code: `TST ${id}`,
      title: "Teaching by Test",
      creditUnit: 3,
      levelId: 1,
      semester: "First",
      status: "Core",
      ...own,
    });
    return id;
  }

  const rowOf = async (courseId: number, session = sessionId) =>
    (await server.ok("listCourseLecturers", { search: `tst ${courseId}`, session }, as)).items[0];

  const assign = (courseId: number, lecturerIds: readonly string[], more = {}) =>
    server.request(
      "assignCourseLecturers",
      { courseId, sessionId, lecturerIds: [...lecturerIds], ...more },
      as,
    );

  /** A course with one lecturer; the assignment's id, too. */
  async function taughtCourse(coordinates = false) {
    const courseId = await course();
    const person = await lecturer();
    await assign(courseId, [person.id], coordinates ? { coordinatorId: person.id } : {});
    const id = (await rowOf(courseId))?.lecturers[0]?.id ?? "";
    return { courseId, person, id };
  }

  async function openSheet(courseId: number, state: "draft" | "published", session = sessionId) {
    const id = uuid();
    const publishedAt = state === "published" ? new Date() : null;
    await server.db
      .insert(scoreSheets)
      .values({ id, courseId, sessionId: session, state, publishedAt });
    return id;
  }

  return { lecturer, course, rowOf, assign, taughtCourse, openSheet };
}
