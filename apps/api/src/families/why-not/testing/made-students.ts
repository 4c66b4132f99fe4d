import type { Contract } from "@polyportal/api-client/contract/contract";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import {
  courseRegistrations,
  registeredCourses,
  registrationExceptions,
} from "../../../database/schema/course-registration.ts";
import { studentUnitLoads } from "../../../database/schema/course.ts";
import { scores, scoreSheets } from "../../../database/schema/results.ts";
import { newStudent } from "../../../testing/new-student.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { readPerson } from "../../authentication/testing/people.ts";
import { first, idsOf, pay, setWindow } from "../../course-registration/testing/registrar.ts";
import { departmentId } from "../../results/testing/class-staff.ts";
import { smallDepartment } from "../../results/testing/small-department.ts";

/** The courses of the small department that students of these tests have to do with. */
export const codes = ["SML 111", "SML 112", "SML 113", "SML 114"] as const;

const windows = {
  open: {},
  late: { late: -1 },
  early: { opens: 5 },
  addDrop: { opens: -90, late: -60, closes: -40 },
  over: { opens: -90, late: -60, closes: -40, addDropCloses: -30 },
} as const;

const written = ["none", "draft", "total", "WHD", "SICK", "INC", "ABS"] as const;
/** All that decides what a student is refused. */
export const made = fc.record({
  second: fc.boolean(),
  window: fc.constantFrom("open", "open", "late", ...(["early", "addDrop", "over"] as const)),
  paid: fc.constantFrom("none", "first", "first"),
  arrears: fc.boolean(),
  lateFee: fc.boolean(),
  alone: fc.constantFrom("no", "no", "free", "late fee"),
  registration: fc.constantFrom(undefined, undefined, "submitted", "approved", "returned"),
  chosen: fc.subarray([...codes], { minLength: 1 }),
  load: fc.constantFrom(
    undefined,
    undefined,
    { minimum: 1, maximum: 1 },
    { minimum: 1, maximum: 8 },
  ),
  sheets: fc.array(
    fc.record({
      state: fc.constantFrom(undefined, "published", ...sheetStates),
      held: fc.boolean(),
      row: fc.constantFrom("total", ...written),
      /** A row of a published sheet is not always out with it. */
      out: fc.constantFrom(true, true, false),
    }),
    { minLength: codes.length, maxLength: codes.length },
  ),
});
export type Made = typeof made extends fc.Arbitrary<infer One> ? One : never;

const none = { state: undefined, held: false, row: "none", out: false } as const;
const out = { ...none, state: "published", row: "total", out: true } as const;
const paid: Made = {
  second: false,
  window: "open",
  paid: "first",
  arrears: false,
  lateFee: false,
  alone: "no",
  registration: undefined,
  chosen: ["SML 111"],
  load: undefined,
  sheets: [none, none, none, none],
};
/** What is always asked, so that each wish is granted to somebody and each obstacle is in somebody's way. */
export const examples: [Made][] = [
  paid,
  { ...paid, window: "early", registration: "submitted" as const },
  { ...paid, window: "addDrop" as const, registration: "returned" as const },
  { ...paid, window: "over" as const },
  { ...paid, second: true, window: "late" as const, paid: "none", arrears: true },
  { ...paid, load: { minimum: 1, maximum: 1 } },
  { ...paid, registration: "approved" as const, sheets: [out, none, none, none] },
  {
    ...paid,
    registration: "approved" as const,
    chosen: [...codes],
    sheets: (["draft", "submitted", "checked", "approved"] as const).map((state) => ({
      ...none,
      state,
    })),
  },
].map((one) => [one as Made]);
/** A department of its own, and students made up in it, past all rules. */
export async function madeStudents(server: TestServer<Contract>) {
  await smallDepartment(server.db, {
    "SML 111": { creditUnit: 4 },
    "SML 112": { creditUnit: 4 },
    "SML 113": { creditUnit: 3 },
    "SML 114": { creditUnit: 3, status: "Elective" },
    "SML 201": { creditUnit: 3, levelId: 2 },
  });
  const ids = new Map(
    await Promise.all(
      codes.map(async (code) => [code as string, (await idsOf(server, code))[0] ?? 0] as const),
    ),
  );
  const idOf = (code: string) => ids.get(code) ?? 0;
  const officer = (await readPerson(server, "exams")).id;

  /** A student with all that decides, past all rules. */
  async function student(of: Made) {
    await setWindow(server, windows[of.window]);
    const levels: Record<number, number> = of.second ? { 2: 1, 3: 2 } : { 3: 1 };
    const one = await newStudent(server, { departmentId, levels });
    if (of.paid === "first") await pay(server, one.id);
    if (of.second && !of.arrears) await pay(server, one.id, { sessionId: 2, paymentType: "Full" });
    if (of.lateFee) {
      await pay(server, one.id, { purpose: "course-registration", paymentType: "Full" });
    }
    if (of.alone !== "no") {
      await server.db.insert(registrationExceptions).values({
        ...first,
        id: uuid(),
        studentId: one.id,
        openedAt: new Date(Date.now() - 86_400_000),
        until: new Date(Date.now() + 86_400_000),
        lateFee: of.alone === "late fee",
        reason: "In hospital until last week.",
        openedBy: officer,
      });
    }
    if (of.load) {
      await server.db.insert(studentUnitLoads).values({
        ...first,
        ...of.load,
        id: uuid(),
        studentId: one.id,
        reason: "Works beside.",
        assignedBy: officer,
        assignedAt: new Date(),
      });
    }
    const levelId = of.second ? 2 : 1;
    if (of.registration)
      await registered(one.id, { ...of, levelId, registration: of.registration });
    for (const [index, sheet] of of.sheets.entries()) {
      await sheetAt(codes[index] ?? "", one.id, sheet);
    }
    return one;
  }

  async function registered(
    studentId: string,
    {
      registration: state,
      chosen,
      levelId,
    }: {
      registration: "submitted" | "approved" | "returned";
      chosen: readonly string[];
      levelId: number;
    },
  ) {
    const id = uuid();
    await server.db.insert(courseRegistrations).values({
      ...first,
      id,
      studentId,
      levelId,
      state,
      totalUnits: 3 * chosen.length,
      submittedAt: new Date(Date.now() - 2000),
      decidedAt: state === "submitted" ? null : new Date(Date.now() - 1000),
      reason: state === "returned" ? "Please add SML 111." : "",
    });
    await server.db.insert(registeredCourses).values(
      chosen.map((code) => ({
        registrationId: id,
        sessionId: first.sessionId,
        courseId: idOf(code),
        kind: "Core" as const,
      })),
    );
  }

  /** The sheet of a course as this student finds it, without the rows of others. */
  async function sheetAt(
    code: string,
    studentId: string,
    { state, held, row, out }: Made["sheets"][number],
  ) {
    const [courseId, now] = [idOf(code), new Date()];
    await server.db.execute(sql`delete from scores using score_sheets sheet
      where sheet.id = scores.sheet_id and sheet.course_id = ${courseId}`);
    await server.db
      .delete(scoreSheets)
      .where(and(eq(scoreSheets.courseId, courseId), eq(scoreSheets.sessionId, first.sessionId)));
    if (!state) return;
    const id = uuid();
    const published = state === "published";
    await server.db.insert(scoreSheets).values({
      id,
      courseId,
      sessionId: first.sessionId,
      state,
      publishedAt: published ? now : null,
      heldAt: published && held ? now : null,
    });
    if (row === "none") return;
    const marks = { draft: { test: 10 }, total: { test: 20, exam: 47, total: 67 } } as const;
    await server.db.insert(scores).values({
      sheetId: id,
      studentId,
      publishedAt: published && out && row !== "draft" ? now : null,
      ...(row === "draft" || row === "total" ? marks[row] : { code: row }),
    });
  }

  return { idOf, student, registered, sheetAt };
}
