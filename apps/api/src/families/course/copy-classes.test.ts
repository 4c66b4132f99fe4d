import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { courseClasses, courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  accountancy,
  before,
  classesOf,
  exams,
  newCourse,
  now,
  registers,
  statistics,
} from "./testing/taken-courses.ts";

const server = await testServer();
afterAll(server.stop);
afterEach(() => server.db.delete(courseClasses));

const past = (...rows: (typeof statistics & { courseId: number })[]) =>
  server.db.insert(courseClasses).values(rows.map((row) => ({ ...row, sessionId: before })));
const preview = () => server.ok("previewCopyCourseClasses", {}, exams);

test("copying gives courses without other classes theirs, once, whoever else does so at the same time", async () => {
  const [empty, taken, off, moved] = [
    await newCourse(server),
    await newCourse(server),
    await newCourse(server),
    await newCourse(server, { ...statistics }),
  ];
  await past(
    { courseId: empty.id, ...statistics },
    { courseId: empty.id, ...accountancy },
    { courseId: empty.id, departmentId: 9, levelId: 2 },
    { courseId: taken.id, ...statistics },
    { courseId: off.id, ...statistics },
    // It has become the course's own class since.
    { courseId: moved.id, ...statistics },
  );
  await server.ok(
    "setCourseClasses",
    { courseId: taken.id, sessionId: now, classes: [accountancy], was: [] },
    exams,
  );
  await server.db.update(courses).set({ active: false }).where(eq(courses.id, off.id));
  await server.db.update(departments).set({ active: false }).where(eq(departments.id, 9));
  const [closed] = await server.db.select().from(departments).where(eq(departments.id, 9));
  expect(await preview()).toEqual({
    session: "2026/2027",
    from: "2025/2026",
    courses: 1,
    classes: 2,
    kept: 1,
    off: [off.code],
    deleted: [],
    closed: [{ department: closed?.name, classes: 1 }],
  });
  const answers = await Promise.all([
    server.ok("copyCourseClasses", {}, exams),
    server.ok("copyCourseClasses", {}, { as: { user: "admin" } }),
  ]);
  expect(answers.map((one) => one.courses).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await classesOf(server, empty.id)).toHaveLength(2);
  expect(await classesOf(server, taken.id)).toEqual([accountancy]);
  for (const { id } of [off, moved]) expect(await classesOf(server, id)).toEqual([]);
  expect(await server.ok("copyCourseClasses", {}, exams)).toEqual({ courses: 0, undoId: null });
  const { items } = await server.ok(
    "getHistory",
    { subject: "course", id: String(empty.id) },
    exams,
  );
  expect(items[0]?.what).toBe(`gave ${empty.code} its classes in 2026/2027, as in 2025/2026`);
  await server.db.update(departments).set({ active: true }).where(eq(departments.id, 9));
});

test("a copy is taken back at once, but not where a class has registered the course since", async () => {
  const { id } = await newCourse(server);
  await past({ courseId: id, ...statistics }, { courseId: id, ...accountancy });
  const { undoId } = await server.ok("copyCourseClasses", {}, exams);
  await registers(server, id, accountancy);
  await server.ok("undoImport", { id: undoId ?? "" }, exams);
  expect(await server.ok("getImport", { id: undoId ?? "" }, exams)).toMatchObject({
    undone: 1,
    kept: 1,
  });
  expect(await classesOf(server, id)).toEqual([accountancy]);
});

test("copying finds nothing before the first session, and no session that is none", async () => {
  // 2023/2024: an id says nothing of the order.
  expect(await server.ok("previewCopyCourseClasses", { session: 4 }, exams)).toMatchObject({
    from: null,
    courses: 0,
  });
  expect(await server.ok("copyCourseClasses", { session: 4 }, exams)).toMatchObject({
    courses: 0,
  });
  for (const name of ["previewCopyCourseClasses", "copyCourseClasses"] as const) {
    expect(await server.request(name, { session: 99 }, exams)).toMatchObject({ status: 404 });
  }
});
