import type { Contract } from "@polyportal/api-client/contract/contract";
import type { InputOf } from "@polyportal/api-client/contract/define";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programmeSignatories } from "../../database/schema/application-type.ts";
import { courseClasses, courseLecturers, timetableSlots } from "../../database/schema/course.ts";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { feeItems } from "../../database/schema/fees.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { pay } from "../course-registration/testing/registrar.ts";
import { classAt, classStaff, departmentId, exams } from "./testing/class-staff.ts";
import { pagesOf } from "./testing/finished-session.ts";
import { smallDepartment } from "./testing/small-department.ts";

// Whatever the school changes now, pages and papers of earlier sessions stay the same.

const server = await testServer();
afterAll(server.stop);

const plan = {
  "SML 111": { levelId: 1 },
  "SML 112": { levelId: 1, status: "Elective" },
  "SML 113": { levelId: 1 },
  "SML 121": { levelId: 1, semester: "Second", creditUnit: 2 },
  "SML 211": { levelId: 2 },
  "SML 221": { levelId: 2, semester: "Second", creditUnit: 4 },
  "GNS 901": { departmentId: 6, levelId: 4 },
} as const;
const { addStudent, score, register, idOf } = await smallDepartment(server.db, plan);

const taken = [
  [1, 1, "First", ["SML 111", "SML 112", "GNS 901"]],
  [1, 1, "Second", ["SML 121"]],
  [2, 2, "First", ["SML 211"]],
  [2, 2, "Second", ["SML 221"]],
] as const;

const enters = { as: { user: "administrator" } };

const optionId = 900;

type Finished = Parameters<typeof pagesOf>[1];
const finished: Finished[] = [];

beforeAll(async () => {
  await server.db
    .insert(courseClasses)
    .values({ courseId: idOf("GNS 901"), sessionId: 1, departmentId, levelId: 1 });
  const student = { id: await addStudent("finished", [1, 2]), user: "finished" };
  // Another student who owes a core course and must repeat another.
  const other = await addStudent("beside", [1, 2]);
  await server.db
    .insert(departmentOptions)
    .values({ id: optionId, departmentId, name: "Tiny Things" });
  await server.db
    .update(studentSessions)
    .set({ departmentOptionId: optionId })
    .where(eq(studentSessions.studentId, other));
  for (const [sessionId, levelId, semester, codes] of taken) {
    await register(student.id, { sessionId, semester, levelId }, ...codes);
    await register(other, { sessionId, semester, levelId }, codes[0]);
    for (const [at, code] of codes.entries()) {
      await score(student.id, { code, sessionId, total: 60 + 5 * at });
    }
    await score(other, { code: codes[0], sessionId, total: 38 });
  }
  await pay(server, student.id, { sessionId: 1 });
  const lines = [{ description: "Tuition", amountKobo: 10_000_000 }];
  const [invoice] = await server.db
    .update(invoices)
    .set({ lines })
    .where(eq(invoices.studentId, student.id))
    .returning();
  await pay(server, student.id, { sessionId: 1, purpose: "acceptance", paymentType: "Full" });
  await pay(server, student.id, { sessionId: 1, purpose: "development-levy", paymentType: "Full" });
  const staff = classStaff(server);
  const adviser = await staff.officer();
  // Today's adviser also reads the classes of earlier sessions.
  await staff.advise(adviser.id, { sessionId: 3, levelId: 1 });
  for (const [sessionId, levelId] of [
    [1, 1],
    [2, 2],
  ] as const) {
    await staff.advise(adviser.id, { sessionId, levelId });
    const courseIds = taken
      .filter(([own]) => own === sessionId)
      .flatMap(([, , , codes]) => codes.map(idOf));
    await server.db
      .insert(courseLecturers)
      .values(courseIds.map((courseId) => ({ courseId, sessionId, lecturerId: adviser.id })));
    await server.db.insert(timetableSlots).values(
      // All at the same time, so that lecturer and students have clashes.
      courseIds.map((courseId) => ({
        id: uuid(),
        courseId,
        sessionId,
        day: 1,
        begins: 480,
        ends: 540,
      })),
    );
    const { id } = await server.ok("makeBoardPack", classAt(sessionId, levelId, "Second"), exams);
    finished.push({
      sessionId,
      levelId,
      optionId,
      student,
      adviser,
      levyOf: 1,
      packId: id,
      invoiceId: invoice?.id ?? "",
      courseIds,
    });
  }
});

/** Changes a course by its form. */
async function edit(code: keyof typeof plan, changes: object) {
  const { id, split, requires, ...form } = await server.ok("getCourse", { id: idOf(code) }, exams);
  const entered = { ...form, ...split, id, requires: requires.map((one) => one.id) };
  await server.ok("updateCourse", { ...entered, ...changes }, exams);
}

type Course = InputOf<Contract["createCourse"]>;

async function add(code: string, own: Partial<Course>) {
  const usual = {
    creditUnit: 3,
    departmentId,
    levelId: 1,
    semester: "First",
    status: "Core",
  } as const;
  const form = { ...usual, test: 30, lab: 0, exam: 70, borrowable: true, requires: [] };
  await server.ok("createCourse", { code, title: `Made as ${code}`, ...form, ...own }, exams);
}

async function switchOff(code: keyof typeof plan) {
  const { id, revision } = await server.ok("getCourse", { id: idOf(code) }, exams);
  const off = { id, revision, active: false, carried: true };
  await server.ok("toggleCourseStatus", off, exams);
}

async function load(levelId: number) {
  const { loads } = await server.ok("getUnitLoads", {}, exams);
  for (const { semester, minimum, maximum } of loads.filter((one) => one.levelId === levelId)) {
    const was = { minimum, maximum };
    const set = { levelId, semester, minimum: 1, maximum: 40, was };
    await server.ok("setUnitLoad", set, exams);
  }
}

async function byASheet(code: string) {
  const headings = ["Code*", "Title*", "Credit units*", "Department code*", "Level*"];
  const rows = [
    [code, "By a sheet", "6", "SML", "ND II", "First", "Elective"],
    ["SML 118", "New by a sheet", "2", "SML", "ND I", "First", "Core"],
  ];
  const text = pasted([...headings, "Semester*", "Core or elective*"], rows);
  const { importId } = await server.ok("previewCourses", { text }, exams);
  await server.ok("uploadCourses", { importId, ticked: true }, exams);
}

/** Renames departments and faculties and moves a department, which needs two people. */
async function renameUnits() {
  const department = await server.ok("getDepartment", { id: departmentId }, enters);
  const { id, revision, code, name, facultyId } = department;
  const renamed = { id, code, name: "Things Great and Small" };
  await server.ok("updateDepartment", { ...renamed, revision }, enters);
  const {
    id: of,
    code: codeOf,
    revision: since,
  } = await server.ok("getFaculty", { id: facultyId }, enters);
  const called = { id: of, code: codeOf, name: "School of Another Name" };
  await server.ok("updateFaculty", { ...called, revision: since }, enters);
  const to = facultyId === 1 ? 2 : 1;
  const reason = "It belongs there now.";
  const asked = { id, revision: revision + 1, facultyId: to, reason };
  await server.ok("moveDepartment", asked, enters);
  const registrar = { as: { user: "registrar" } };
  const { items } = await server.ok("listApprovals", { size: 100 }, registrar);
  const request = items.find(({ title }) => title.startsWith(`Move ${renamed.name}`));
  const decision = { id: request?.id ?? "", approve: true, remark: "" };
  await server.ok("decideApproval", decision, registrar);
  const option = { id: optionId, revision: 1, name: "Things under Another Name" };
  await server.ok("updateDepartmentOption", option, enters);
  // By a sheet too.
  const { facultyId: home, ...host } = await server.ok("getDepartment", { id: 6 }, enters);
  const faculty = await server.ok("getFaculty", { id: home }, enters);
  const headings = ["Code*", "Name*", "Faculty code*"];
  const text = pasted(headings, [[host.code, "Studies by Another Name", faculty.code]]);
  const { importId } = await server.ok("previewDepartments", { text }, enters);
  await server.ok("uploadDepartments", { importId, ticked: true }, enters);
  expect(await server.ok("getDepartment", { id }, enters)).toMatchObject({
    name: renamed.name,
    facultyId: to,
  });
  expect(name).not.toBe(renamed.name);
}

/** Everything that a school may change, by its own acts if possible. */
async function changeEverything() {
  await add("SML 119", {});
  await add("SML 229", { levelId: 2, semester: "Second" });
  await edit("SML 111", { code: "SML 110", title: "Another name" });
  await edit("GNS 901", { title: "Use of Another English", creditUnit: 5 });
  await edit("SML 221", { creditUnit: 6, test: 20, lab: 20, exam: 60 });
  await edit("SML 112", { status: "Core" });
  await edit("SML 211", { requires: [idOf("SML 112")] });
  await edit("SML 121", { semester: "First" });
  await edit("SML 111", { departmentId: 1 });
  await edit("SML 221", { departmentId: 1 });
  await edit("SML 112", { levelId: 2 });
  await byASheet("SML 211");
  for (const code of ["SML 113", "SML 221", "SML 111"] as const) await switchOff(code);
  await load(1);
  await load(2);
  await renameUnits();
  // Of the students, too: another department and kind of study.
  await server.db
    .update(students)
    .set({ departmentId: 1, departmentOptionId: null, studentTypeId: studentTypeIds.sandwich })
    .where(eq(students.departmentId, departmentId));
  await server.db
    .update(students)
    .set({ programme: "National Diploma, sandwich" })
    .where(eq(students.departmentId, 1));
  await server.db.update(feeItems).set({ name: "Renamed" });
  await server.db.update(programmeSignatories).set({ name: "Somebody Else" });
}

/** The first difference of two texts with its surroundings; undefined if they are equal. */
function differenceOf(was: string, is: string): string | undefined {
  if (was === is) return undefined;
  let at = 0;
  while (was[at] === is[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 40);
  return `${around(was)} is now ${around(is)}`;
}

test("pages and papers of finished sessions are the same to the byte, whatever is changed", async () => {
  const taken: Record<string, string>[] = [];
  for (const one of finished) taken.push(await pagesOf(server, one));
  // Opening them again gives the same: nothing is created by looking.
  const codes = new Set(
    taken.flatMap((pages) =>
      Object.values(pages).flatMap((page) => page.match(/"code":"\w{4}-\w{4}-\w{4}"/g) ?? []),
    ),
  );
  expect(codes.size).toBeGreaterThan(10);
  await changeEverything();
  const differences: string[] = [];
  for (const [at, one] of finished.entries()) {
    const now = await pagesOf(server, one);
    for (const [name, page] of Object.entries(taken[at] ?? {})) {
      const other = differenceOf(page, now[name] ?? "");
      if (other) differences.push(`${name} of session ${one.sessionId}: ${other}`);
    }
  }
  expect(differences).toEqual([]);
  for (const said of codes) {
    const code = said.slice('"code":"'.length, -1);
    expect(await server.ok("verifyDocument", { code })).toMatchObject({ state: "genuine" });
  }
}, 120_000);
