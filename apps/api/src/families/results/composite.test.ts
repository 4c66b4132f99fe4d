import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { scores } from "../../database/schema/results.ts";
import { readSheet } from "../../sheets/read-sheet.ts";
import { testServer } from "../../testing/test-server.ts";
import { classAt, classStaff, departmentId, exams } from "./testing/class-staff.ts";
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
const { head: newHead, dean: newDean, officer, advise } = classStaff(server);

let head: Awaited<ReturnType<typeof officer>>;
let dean: typeof head;
let adviser: typeof head;
beforeAll(async () => {
  [head, dean, adviser] = [await newHead(), await newDean(), await officer()];
  for (const [sessionId, levelId] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 4],
  ] as const) {
    await advise(adviser.id, { sessionId, levelId });
  }
});

/** An answer without what differs between calls. */
const told = (answer: { status: number; data?: unknown; code?: string }) => ({
  status: answer.status,
  data: answer.data,
  code: answer.code,
});

/** The cells and the name of a class's workbook. */
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
  // All totals from 0 to 100 and some decimals, to have each grade; some students take fewer courses.
  const people = [];
  for (let at = 0; at < 9; at += 1) {
    const user = `composite.${at}`;
    const id = await addStudent(user);
    people.push({ id, user });
    for (const [index, [sessionId, semester, codes]] of plan.entries()) {
      const taken = codes.filter((_, course) => (at + course + index) % 4 !== 3);
      if (taken.length === 0) continue;
      await register(id, { sessionId, semester, levelId: sessionId }, ...taken);
      // The last one is registered without any result.
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
      // Without results both give the same answer, and the row has no figures.
      expect(told(asStaff)).toEqual(told(own));
      expect(Boolean(row?.current)).toBe(own.success);
      if (!own.success) continue;
      const { data } = own;
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
          sessionId,
          semester,
          gpa: row?.current?.gradePointAverage,
          cgpa: row?.cumulative?.gradePointAverage,
          remark: row?.cgpaRemark,
        }),
      );
      const cells = composite.columns.flatMap(({ code }, at) => {
        const cell = row?.cells[at];
        return cell?.grade ? [{ code, total: cell.total, grade: cell.grade }] : [];
      });
      expect(cells).toEqual(
        data.subjects.map(({ code, total, grade }) => ({ code, total, grade })),
      );
      for (const { code, grade } of cells) grades.set(code, [...(grades.get(code) ?? []), grade]);
    }
    // What students read equals each course's sheet.
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
      // Drafts are only for their lecturers.
      ["SML 211", null],
      ["SML 311", 77.25],
      ["SML 411", 71],
    ]);
    expect(row?.current).toEqual({ creditUnit: 6, creditPoint: 30, gradePointAverage: 5 });
    // Only the student gets the statement.
    const own = await server.request("getStudentResults", { studentId: id, ...at }, as);
    expect(told(own)).toEqual(before.adviser.own);
  }

  // Scores of unapproved registrations are neither published nor counted.
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
