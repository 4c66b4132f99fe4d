import { longPaperNames } from "@polyportal/domain/messages/long-papers";
import { countedRemarks } from "@polyportal/domain/results/composite";
import { isMissing, packCode } from "@polyportal/domain/score-sheet/board-pack";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportRequests } from "../database/schema/exports.ts";
import { readPdf } from "../sheets/testing/pdf.ts";
import { newStudent } from "../testing/new-student.ts";
import { testServer } from "../testing/test-server.ts";
import { jpeg } from "./application/testing/pictures.ts";
import { offices, sheetsOf } from "./score-sheet/testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, lecturer, steps } = sheetsOf(server);

type Paper = keyof typeof longPaperNames;
type Who = { as: { user: string } };

const request = (paper: Paper, filters: Record<string, string>, who: Who) =>
  server.request("requestExport", { list: longPaperNames[paper], format: "pdf", filters }, who);

/** The words of each sheet of a paper, made at once or by the job. */
async function sheetsMade(paper: Paper, filters: Record<string, string>, who: Who) {
  const answer = await request(paper, filters, who);
  if (!answer.success) throw new Error(answer.message);
  if (answer.data.state === "waiting") await server.runJob("exports");
  const file = await server.ok("getExportFile", { id: answer.data.id }, who);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { pages } = await readPdf(bytes);
  return { state: answer.data.state, pages };
}

const textsOf = (which: object) =>
  Object.fromEntries(Object.entries(which).map(([name, value]) => [name, String(value)]));

const many = 305;
let sheet: Awaited<ReturnType<typeof taughtSheet>>;
const asked = () => ({
  courseId: String(sheet.which.courseId),
  sessionId: String(sheet.which.sessionId),
});
const listed = () => ({
  course: String(sheet.which.courseId),
  session: String(sheet.which.sessionId),
});

beforeAll(async () => {
  sheet = await taughtSheet(many);
  await sheet.enterAll();
}, 60_000);

describe("a paper of more than 300 students", () => {
  test("is made in the background, thirty a sheet, each headed, and signed on the last", async () => {
    const { state, pages } = await sheetsMade("resultSheet", asked(), sheet.as);
    expect(state).toBe("waiting");
    expect(pages).toHaveLength(Math.ceil(many / 30));
    const { rows } = await sheet.sheet();
    for (const [at, page] of pages.entries()) {
      expect(page).toContain("PROVISIONAL: Course Result Sheet");
      expect(page).toContain(`TST ${sheet.courseId}`);
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      const on = rows.slice(at * 30, at * 30 + 30);
      for (const { matricNumber } of on) expect(page).toContain(matricNumber);
      expect(page).toContain(`Students ${at * 30 + 1}-${at * 30 + on.length} of ${many}`);
      // As it is on its page: the counts open it, and what is signed ends it.
      expect(page.includes("Total 70-100 60-69")).toBe(at === 0);
      expect(page.includes("Dean of faculty")).toBe(at === pages.length - 1);
      // Nothing provisional can be checked.
      expect(page).not.toContain("Check this document");
    }
  });

  test("has the code of the page's own paper once it is published", async () => {
    for (const step of Object.values(steps)) await step(sheet);
    const { verification } = await server.ok("getSheetPaper", sheet.which, sheet.as);
    const { pages } = await sheetsMade("resultSheet", asked(), offices.exams);
    for (const page of pages) {
      expect(page).not.toContain("PROVISIONAL");
      expect(page).toContain(verification?.code ?? "no code");
    }
  });

  test.each(["courseClass", "attendance"] as const)("%s: all of the class", async (paper) => {
    const { state, pages } = await sheetsMade(paper, listed(), sheet.as);
    expect(state).toBe("waiting");
    const text = pages.join(" ");
    for (const { matricNumber } of (await sheet.sheet()).rows) expect(text).toContain(matricNumber);
    // Each has the code of the page's own paper, and tells the same.
    const { courseId: course, sessionId: session } = sheet.which;
    const kind = paper === "attendance" ? "attendance-sheet" : "course-class-list";
    const issued = await server.ok(
      "getCourseClassPaper",
      { course, session, paper: kind },
      sheet.as,
    );
    const { facts } = await server.ok("verifyDocument", { code: issued.code });
    for (const page of pages) {
      expect(page).toContain(issued.code);
      for (const { label, value } of facts) {
        expect(page).toContain(label);
        expect(page).toContain(value);
      }
    }
    expect(pages.at(-1)?.includes("Invigilator in charge")).toBe(paper === "attendance");
    expect(pages).toHaveLength(Math.ceil(many / 30));
  });

  test("is not there for whom its page is not", async () => {
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await request("resultSheet", asked(), stranger)).toMatchObject({ status: 404 });
    expect(await request("attendance", listed(), offices.exams)).toMatchObject({ status: 403 });
    expect(await request("resultSheet", asked(), { as: { user: "student" } })).toMatchObject({
      status: 403,
    });
    expect(await request("resultSheet", {}, sheet.as)).toMatchObject({ status: 422 });
  });
});

describe("of a small class", () => {
  // The many of the sheet are a level below.
  const demo = { department: "5", level: "2", session: "3", semester: "First" };

  test("the class list is made at once, of the rows of its list", async () => {
    const { items } = await server.ok(
      "listClassStudents",
      { department: 5, level: 2, session: 3, semester: "First", size: 100 },
      offices.head,
    );
    const issued = await server.ok(
      "getClassPaper",
      { department: 5, level: 2, session: 3, semester: "First" },
      offices.head,
    );
    for (const paper of ["classList", "classPhotos"] as const) {
      const { state, pages } = await sheetsMade(paper, demo, offices.head);
      expect(state).toBe("done");
      for (const { matricNumber } of items) expect(pages.join(" ")).toContain(matricNumber);
      for (const page of pages) expect(page).toContain(issued.code);
    }
  });

  test("the class list has the photos of those who have one, and initials", async () => {
    const one = await newStudent(server, { levels: { 3: 2 } });
    const file = async () => {
      const { id } = await server.ok("requestExport", photosAsked, offices.head);
      return new Uint8Array(
        await (await server.ok("getExportFile", { id }, offices.head)).arrayBuffer(),
      );
    };
    const photosAsked = {
      list: longPaperNames.classPhotos,
      format: "pdf",
      filters: demo,
    } as const;
    const imagesIn = (bytes: Uint8Array) =>
      Buffer.from(bytes).toString("latin1").split("/Subtype /Image").length - 1;
    const before = imagesIn(await file());
    await server.ok("uploadStudentPhoto", { passport: jpeg() }, { as: one.as });
    await server.db.delete(exportRequests);
    expect(imagesIn(await file())).toBe(before + 1);
  });

  test("the summary by remark lists each student under the remark, and counts them", async () => {
    const which = { departmentId: 5, levelId: 2, sessionId: 2, semester: "First" } as const;
    const { students } = await server.ok("getCompositeResults", which, offices.head);
    const { pages } = await sheetsMade("resultSummary", textsOf(which), offices.head);
    const text = pages.join(" ");
    for (const { matricNumber } of students) expect(text.split(matricNumber)).toHaveLength(2);
    for (const { remark, count } of countedRemarks(students.map((one) => one.cgpaRemark))) {
      expect(text).toContain(`${remark ?? "No result"} ${count} `);
    }
    expect(text).toContain(`All students ${students.length} 100.0 %`);
    expect(pages.at(-1)).toContain("Course adviser");
  });

  test("the board pack has each of its papers, and the class and code on every sheet", async () => {
    const which = { departmentId: 5, levelId: 2, sessionId: 2, semester: "First" } as const;
    const { id } = await server.ok("makeBoardPack", which, offices.head);
    const { composite, fingerprint, courses } = await server.ok(
      "getBoardPack",
      { id },
      offices.head,
    );
    const { pages } = await sheetsMade("boardPack", { id }, offices.head);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Board pack ${packCode(fingerprint)}`);
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    const text = pages.join(" ");
    for (const title of [
      "Summary of Results",
      "Composite Result Sheet",
      "Grade Curves",
      "Missing Sheets and Amendments",
      "Signatures",
      "Minutes of the Academic Board",
      "Chairman of the board",
      "Decision of the board",
    ]) {
      expect(text).toContain(title);
    }
    for (const { matricNumber } of composite.students) expect(text).toContain(matricNumber);
    for (const { code, title } of composite.columns) expect(text).toContain(`${code}, ${title}`);
    for (const { code } of courses.filter(({ state }) => isMissing(state))) {
      expect(text).toContain(code);
    }
    // Whoever may not read the pack has no paper of it.
    expect(await request("boardPack", { id }, { as: { user: "lecturer" } })).toMatchObject({
      status: 404,
    });
  });

  test("the composite sheet has its courses, averages and signatures", async () => {
    const which = { departmentId: 5, levelId: 2, sessionId: 2, semester: "First" } as const;
    const { students, columns } = await server.ok("getCompositeResults", which, offices.head);
    expect(students.length).toBeGreaterThan(0);
    const { pages } = await sheetsMade("composite", textsOf(which), offices.head);
    for (const { code } of columns) expect(pages[0]).toContain(code);
    for (const { matricNumber } of students) expect(pages.join(" ")).toContain(matricNumber);
    expect(pages.at(-1)).toContain("Course adviser");
  });
});
