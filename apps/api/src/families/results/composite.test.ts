import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { and, desc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { courses } from "../../database/schema/course.ts";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { scores } from "../../database/schema/results.ts";
import { classAdvisers, staffOffices } from "../../database/schema/rights.ts";
import { students } from "../../database/schema/student.ts";
import { readSheet } from "../../sheets/read-sheet.ts";
import { testServer } from "../../testing/test-server.ts";
import { taughtBy } from "../lecturer/testing/taught.ts";
import { smallDepartment } from "./testing/small-department.ts";

const server = await testServer();
afterAll(server.stop);

const { addStudent, score, register, publish } = await smallDepartment(server.db, {
  "SML 111": { levelId: 1, creditUnit: 3 },
  "SML 112": { levelId: 1, creditUnit: 2.5 },
  "SML 113": { levelId: 1, status: "Elective" },
  "SML 121": { levelId: 1, semester: "Second", creditUnit: 2 },
  "SML 211": { levelId: 2 },
  "SML 221": { levelId: 2, semester: "Second", creditUnit: 4 },
  "SML 311": { levelId: 3 },
  "SML 411": { levelId: 4 },
});
const departmentId = 900;
const { lecturer } = taughtBy(server);

/** A member of the teaching staff with an office of the small department or its faculty. */
async function officer(office: Partial<typeof staffOffices.$inferInsert> | undefined) {
  const { id, userName } = await lecturer();
  if (office) {
    const since = "2024-09-01";
    await server.db
      .insert(staffOffices)
      .values({ id: uuid(), holderId: id, office: "head of department", since, ...office });
  }
  return { id, as: { as: { user: userName } } };
}

const advise = (adviserId: string, own: Partial<typeof classAdvisers.$inferInsert>) =>
  server.db
    .insert(classAdvisers)
    .values({ id: uuid(), adviserId, departmentId, sessionId: 1, levelId: 1, ...own });

let head: Awaited<ReturnType<typeof officer>>;
let dean: typeof head;
let adviser: typeof head;
let stranger: typeof head;
beforeAll(async () => {
  head = await officer({ office: "head of department", departmentId });
  dean = await officer({ office: "dean of faculty", facultyId: 1 });
  [adviser, stranger] = [await officer(undefined), await officer(undefined)];
  for (const [sessionId, levelId] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 4],
  ] as const) {
    await advise(adviser.id, { sessionId, levelId });
  }
});

const exams = { as: { user: "exams" } };
type Semester = "First" | "Second";
const classAt = (sessionId: number, levelId = sessionId, semester: Semester = "First") => ({
  ...{ departmentId, levelId, sessionId, semester },
});

/** What was answered, without what differs from call to call. */
const told = (answer: { status: number; data?: unknown; code?: string }) => ({
  status: answer.status,
  data: answer.data,
  code: answer.code,
});

/** The cells of a class's workbook, and what it is called. */
async function workbookOf(asked: ReturnType<typeof classAt>, as: { as: { user: string } }) {
  const answer = await server.request("downloadComposite", asked, as);
  const bytes = await server.ok("downloadComposite", asked, as);
  const read = await readSheet(new Uint8Array(await new Response(bytes).arrayBuffer()), "c.xlsx");
  const lines: (readonly string[])[] = [];
  for await (const some of read.rows()) lines.push(...some.map(({ cells }) => cells));
  return {
    name: `${answer.headers.get("content-disposition")} ${read.name}`,
    headings: read.headings,
    lines,
  };
}

test("each student's row is what the student reads, and the columns are the score sheets", async () => {
  const plan = [
    [1, "First", ["SML 111", "SML 112", "SML 113"]],
    [1, "Second", ["SML 121"]],
    [2, "First", ["SML 111", "SML 112", "SML 211"]],
    [2, "Second", ["SML 221"]],
  ] as const;
  // All totals from 0 to 100 and some with decimals, so that each grade is there; some take less.
  const people = [];
  for (let at = 0; at < 9; at += 1) {
    const user = `composite.${at}`;
    const id = await addStudent(user);
    people.push({ id, user });
    for (const [index, [sessionId, semester, codes]] of plan.entries()) {
      const taken = codes.filter((_, course) => (at + course + index) % 4 !== 3);
      if (taken.length === 0) continue;
      await register(id, { sessionId, semester, levelId: sessionId }, ...taken);
      // The last has registered and nothing is out of it.
      if (at === 8) continue;
      for (const [course, code] of taken.entries()) {
        const total = ((at * 37 + course * 53 + index * 29) % 101) - (at % 2) / 2;
        await score(id, { code, sessionId, total: Math.max(total, 0) });
      }
    }
  }
  for (const [sessionId, semester] of plan) {
    const composite = await server.ok(
      "getCompositeResults",
      classAt(sessionId, sessionId, semester),
      adviser.as,
    );
    expect(composite.provisional).toBe(false);
    const grades = new Map<string, string[]>();
    for (const { id, user } of people) {
      const row = composite.students.find(({ studentId }) => studentId === id);
      const own = await server.request(
        "getSemesterResults",
        { sessionId, semester },
        { as: { user } },
      );
      const asStaff = await server.request(
        "getStudentResults",
        { studentId: id, sessionId, semester },
        adviser.as,
      );
      if (!own.success) {
        expect(own.code).toBe("results_not_published");
        expect(asStaff).toMatchObject({ status: own.status, code: own.code });
        expect(row).toMatchObject({ current: null, cumulative: null, cgpaRemark: null });
        continue;
      }
      const { data } = own;
      expect(asStaff).toMatchObject({ data });
      expect(row).toMatchObject({
        fullName: data.name,
        matricNumber: data.regNo,
        current: data.current,
        previous: data.previous,
        cumulative: data.cumulative,
        coursesToRepeat: data.summary.coursesToRepeat,
        coursesToTake: data.summary.coursesToTake,
        cgpaRemark: data.summary.cgpaRemark,
      });
      const { semesters } = await server.ok("getCgpa", {}, { as: { user } });
      expect(semesters).toContainEqual(
        expect.objectContaining({
          ...{ sessionId, semester },
          gpa: row?.current?.gradePointAverage,
          cgpa: row?.cumulative?.gradePointAverage,
          remark: row?.cgpaRemark,
        }),
      );
      const cells = composite.columns.flatMap(({ code }, at) => {
        const cell = row?.cells[at];
        return cell?.grade ? [{ code, total: cell.total, grade: cell.grade }] : [];
      });
      expect(cells).toEqual(data.subjects.map(({ code, total, grade }) => ({ code, total, grade })));
      for (const { code, grade } of cells) grades.set(code, [...(grades.get(code) ?? []), grade]);
    }
    // What the students read comes to what stands on the sheet of each course.
    for (const { courseId, code } of composite.columns) {
      const sheet = await server.ok("getScoreSheet", { courseId, sessionId }, exams);
      const { counts } = statisticsOf(sheet.rows);
      for (const [grade, count] of Object.entries(counts)) {
        expect(grades.get(code)?.filter((one) => one === grade)).toHaveLength(count);
      }
    }
  }
});

test("nobody reads what is not out but the head, the dean and the school's offices, as provisional", async () => {
  const id = await addStudent("not.out", [4]);
  const at = { sessionId: 1, semester: "First" } as const;
  await register(id, { ...at, levelId: 4 }, "SML 411", "SML 311", "SML 211");
  await score(id, { code: "SML 411", sessionId: 1, total: 71 });
  const asked = classAt(1, 4);
  const asStudent = { as: { user: "not.out" } };
  const everything = async (as: typeof asStudent) => ({
    composite: told(await server.request("getCompositeResults", asked, as)),
    own: told(await server.request("getStudentResults", { studentId: id, ...at }, as)),
  });
  const ofStudent = async () => ({
    results: told(await server.request("getSemesterResults", at, asStudent)),
    cgpa: told(await server.request("getCgpa", {}, asStudent)),
  });
  const before = { adviser: await everything(adviser.as), student: await ofStudent() };
  const heads = await server.ok("getCompositeResults", asked, head.as);
  expect(heads.provisional).toBe(false);

  await score(id, { code: "SML 311", sessionId: 1, total: 77.25, state: "submitted" });
  await score(id, { code: "SML 211", sessionId: 1, total: 12.75, state: "draft" });
  expect({ adviser: await everything(adviser.as), student: await ofStudent() }).toEqual(before);
  const file = await workbookOf(asked, adviser.as);
  expect(JSON.stringify(file)).not.toMatch(/77\.25|12\.75|PROVISIONAL/);

  for (const as of [head.as, dean.as, exams, { as: { user: "registrar" } }]) {
    const composite = await server.ok("getCompositeResults", asked, as);
    const { provisional, columns, students: rows } = composite;
    expect(provisional).toBe(true);
    const row = rows.find(({ studentId }) => studentId === id);
    expect(columns.map(({ code }, column) => [code, row?.cells[column]?.total])).toEqual([
      // A draft is its lecturers'.
      ["SML 211", null],
      ["SML 311", 77.25],
      ["SML 411", 71],
    ]);
    expect(row?.current).toEqual({ creditUnit: 6, creditPoint: 30, gradePointAverage: 5 });
    // The statement stays the student's own.
    const own = await server.request("getStudentResults", { studentId: id, ...at }, as);
    expect(told(own)).toEqual(before.adviser.own);
  }

  // Out of what is not approved nothing is published, nor reckoned with.
  await server.db
    .update(courseRegistrations)
    .set({ state: "submitted" })
    .where(eq(courseRegistrations.studentId, id));
  expect(await server.ok("getCompositeResults", asked, head.as)).toMatchObject({
    provisional: false,
  });
  await publish({ code: "SML 311", sessionId: 1 });
  const out = await server.ok("getCompositeResults", asked, adviser.as);
  expect(out.students.find(({ studentId }) => studentId === id)?.current?.creditUnit).toBe(6);
});

test("codes stand in the grade's place, and a result that is awaited is neither", async () => {
  const id = await addStudent("coded", [4]);
  await register(id, { sessionId: 1, semester: "First", levelId: 4 }, "SML 411", "SML 113");
  await score(id, { code: "SML 411", sessionId: 1, total: 50 });
  await server.db
    .update(scores)
    .set({ total: null, test: null, lab: null, exam: null, code: "SICK" })
    .where(eq(scores.studentId, id));
  const { columns, students: rows } = await server.ok(
    "getCompositeResults",
    classAt(1, 4),
    adviser.as,
  );
  const row = rows.find(({ studentId }) => studentId === id);
  const cellOf = (code: string) => row?.cells[columns.findIndex((one) => one.code === code)];
  expect(cellOf("SML 411")).toEqual({ total: null, grade: "SICK" });
  expect(cellOf("SML 113")).toEqual({ total: null, grade: null });
  expect(row).toMatchObject({ current: null, cgpaRemark: null });
});

test("a class is there for whoever advises it, heads its department or has the right for the school", async () => {
  const [student = { id: "" }] = await server.db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.departmentId, departmentId))
    .limit(1);
  const statusOf = async (user: string) => {
    const as = { as: { user } };
    const composite = await server.request("getCompositeResults", classAt(1), as);
    const file = await server.request("downloadComposite", classAt(1), as);
    const own = await server.request(
      "getStudentResults",
      { studentId: student.id, sessionId: 1, semester: "First" },
      as,
    );
    return [composite.status, file.status, own.success ? 200 : own.status];
  };
  // Of another class, another department, another faculty; an official who advises alone.
  for (const user of [stranger.as.as.user, "lecturer", "hod", "adviser"]) {
    expect(await statusOf(user)).toEqual([404, 404, 404]);
  }
  for (const user of ["student", "helpdesk", "bursar"]) {
    expect(await statusOf(user)).toEqual([403, 403, 403]);
  }
  for (const asked of [
    { ...classAt(1), departmentId: 999_999 },
    { ...classAt(1), levelId: 99 },
    { ...classAt(1), optionId: 999_999 },
    { ...classAt(99) },
  ]) {
    const answer = await server.request("getCompositeResults", asked, exams);
    expect(answer.status).toBe(404);
  }
  // The adviser of one class is none of the department's other classes.
  expect(
    (await server.request("getCompositeResults", classAt(3, 2), adviser.as)).status,
  ).toBe(404);
});

test("an official who advises a class sees no sheet beyond it", async () => {
  const official = { as: { user: "adviser" } };
  const [course = { id: 0 }] = await server.db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.departmentId, departmentId), eq(courses.code, "SML 411")));
  const which = { courseId: course.id, sessionId: 1 };
  expect((await server.request("getScoreSheet", which, official)).status).toBe(404);
  const state = ["draft", "submitted", "published"] as const;
  const asked = { session: 1, state: [...state] };
  expect((await server.ok("listScoreSheets", asked, official)).total).toBe(0);
  expect((await server.ok("listScoreSheets", asked, exams)).total).toBeGreaterThan(0);
});

test("an adviser of an option reads its students, the one of the level the others", async () => {
  const optionId = 90_001;
  await server.db.insert(departmentOptions).values({ id: optionId, departmentId, name: "Tiny" });
  const [ofOption, ofLevel] = [
    await addStudent("of.option", [1, 2, 4]),
    await addStudent("of.level", [1, 2, 4]),
  ];
  await server.db
    .update(students)
    .set({ departmentOptionId: optionId })
    .where(eq(students.id, ofOption));
  const [levels, options] = [await officer(undefined), await officer(undefined)];
  await advise(levels.id, { sessionId: 3, levelId: 4 });
  await advise(options.id, { sessionId: 3, levelId: 4, departmentOptionId: optionId });
  const seenBy = async ({ as }: typeof levels, own: object = {}) =>
    (await server.ok("getCompositeResults", { ...classAt(3, 4), ...own }, as)).students.map(
      ({ studentId }) => studentId,
    );
  expect(await seenBy(levels)).toEqual([ofLevel]);
  expect(await seenBy(options)).toEqual([ofOption]);
  expect(await seenBy(head, { optionId })).toEqual([ofOption]);
  expect(new Set(await seenBy(head))).toEqual(new Set([ofOption, ofLevel]));
  const own = { studentId: ofOption, sessionId: 3, semester: "First" } as const;
  expect((await server.request("getStudentResults", own, levels.as)).status).toBe(404);
  expect(await server.request("getStudentResults", own, options.as)).toMatchObject({
    code: "results_not_published",
  });
});

test("the workbook has a row a student, says that it is provisional, and is on record", async () => {
  const id = await addStudent("in.workbook", [1, 2, 3]);
  await register(id, { sessionId: 3, semester: "First", levelId: 3 }, "SML 311");
  await score(id, { code: "SML 311", sessionId: 3, total: 66.5, state: "approved" });
  const asked = classAt(3);
  const { name, headings, lines } = await workbookOf(asked, head.as);
  expect(name).toMatch(/PROVISIONAL_composite\.xlsx.* PROVISIONAL /);
  const composite = await server.ok("getCompositeResults", asked, head.as);
  expect(lines).toHaveLength(composite.students.length);
  const line = lines.find((cells) => cells.includes("SML/in.workbook")) ?? [];
  const cell = (heading: string) => line[headings.indexOf(heading)];
  expect(cell("SML 311")).toBe("66.5");
  expect(cell(words.columns.grade("SML 311"))).toBe("B");
  expect(cell("Current GPA")).toBe("4");
  const [noted] = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "downloadComposite"))
    .orderBy(desc(auditRows.id))
    .limit(1);
  expect(noted).toMatchObject({
    actorId: head.id,
    subjectId: String(departmentId),
    after: { class: words.classOf(composite), rows: composite.students.length },
  });
});
