import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { departments } from "../../database/schema/faculty.ts";
import { pasted } from "../../import/testing/sheets.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { registrationBy } from "../course-registration/testing/officers.ts";
import { first, score, setWindow, took } from "../course-registration/testing/registrar.ts";
import { exams, newCourse } from "./testing/taken-courses.ts";

// A course that is switched off stops new takers, not whoever carries it over.

const server = await testServer();
afterAll(server.stop);
beforeAll(() => setWindow(server));

type Student = Awaited<ReturnType<typeof newStudent>>;

/** A course that one student of the school has failed, one has passed, and one who left had failed, too. */
async function failedCourse() {
  const course = await newCourse(server);
  const failed = await newStudent(server, { levels: { 2: 1, 3: 2 } });
  const passed = await newStudent(server, { levels: { 2: 1, 3: 2 } });
  const left = await newStudent(server, { levels: { 2: 1 } });
  for (const student of [failed, left]) await score(server, student.id, course.code, 39.5);
  await score(server, passed.id, course.code, 40);
  const { revision } = await server.ok("getCourse", { id: course.id }, exams);
  return { ...course, failed, passed, off: { id: course.id, revision, active: false } };
}

const told = (code: string) =>
  `1 student carries ${code} over. Switched off it takes nobody new, and still comes back at that student's registration.`;

test("who carries it is told first, and then it comes back to them alone", async () => {
  const { code, off, failed, passed } = await failedCourse();
  expect(await server.request("toggleCourseStatus", off, exams)).toMatchObject({
    status: 409,
    code: "course_carried",
    message: told(code),
  });
  expect(await server.ok("getCourse", { id: off.id }, exams)).toMatchObject({ active: true });
  await server.ok("toggleCourseStatus", { ...off, carried: true }, exams);
  const offeredTo = async ({ as }: Student) =>
    (await server.ok("getRegistrableCourses", first, { as })).courses
      .filter((one) => one.code === code)
      .map(({ kind }) => kind);
  expect(await offeredTo(failed)).toEqual(["Carry-over"]);
  expect(await offeredTo(passed)).toEqual([]);
  const newcomer = await newStudent(server, { departmentId: 4, levels: { 3: 1 } });
  expect(await offeredTo(newcomer)).toEqual([]);
  // It is taught still: whoever assigns lecturers finds it once it is registered.
  const taught = async () =>
    (await server.ok("listCourseLecturers", { search: code }, exams)).items.map((one) => one.code);
  expect(await taught()).toEqual([]);
  await took(server, failed.id, [code], 3);
  expect(await taught()).toEqual([code]);
});

test("an officer adds it to whoever carries it, and to nobody else", async () => {
  const { code, off } = await failedCourse();
  const registered = registrationBy(server);
  const carrier = await registered();
  await score(server, carrier.studentId, code, 12);
  await server.ok("toggleCourseStatus", { ...off, carried: true }, exams);
  expect(await carrier.act({ add: [code] })).toMatchObject({ status: 200 });
  const other = await registered();
  expect(await other.act({ add: [code], overrides: [`not-offered ${code}`] })).toMatchObject({
    status: 409,
    code: "course_not_offered",
  });
});

test("what nobody carries is switched off at once", async () => {
  const { id } = await newCourse(server);
  const { revision } = await server.ok("getCourse", { id }, exams);
  await server.ok("toggleCourseStatus", { id, revision, active: false }, exams);
  expect(await server.ok("getCourse", { id }, exams)).toMatchObject({ active: false });
});

test("a sheet switches off what students carry with a tick alone", async () => {
  const { id, code } = await failedCourse();
  const headings = ["Code*", "Title*", "Credit units*", "Department code*", "Level*"];
  const { title, departmentId } = await server.ok("getCourse", { id }, exams);
  const [unit] = await server.db.select().from(departments).where(eq(departments.id, departmentId));
  const text = pasted(
    [...headings, "Semester*", "Core or elective*", "Active"],
    [[code, title, "2", unit?.code ?? "", "ND I", "First", "Core", "no"]],
  );
  const { importId } = await server.ok("previewCourses", { text }, exams);
  const shown = await server.ok("getImport", { id: importId }, exams);
  expect(shown.items).toMatchObject([{ verdict: "Changed", reasons: [told(code)] }]);
  await server.ok("uploadCourses", { importId }, exams);
  expect(await server.ok("getCourse", { id }, exams)).toMatchObject({ active: true });
});
