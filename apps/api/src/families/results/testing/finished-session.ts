import type { Contract } from "@polyportal/api-client/contract/contract";
import { eq } from "drizzle-orm";
import { courseClassPapers } from "@polyportal/domain/document/papers/class-lists";
import { compositePapers } from "@polyportal/domain/document/papers/composite";
import { courseRegistrations } from "../../../database/schema/course-registration.ts";
import { readPaper } from "../../../export/testing/read-paper.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { readSheet } from "../../../sheets/read-sheet.ts";
import { resultSheetPaper } from "../../score-sheet/paper-result-sheet.ts";
import { compositePaper } from "../paper-composite.ts";
import { summaryPaper } from "../paper-summary.ts";
import { classAt, departmentId, exams } from "./class-staff.ts";

type Finished = {
  readonly sessionId: number;
  readonly levelId: number;
  /** An option of the department that another student has. */
  readonly optionId: number;
  readonly student: { readonly id: string; readonly user: string };
  /** Courses with a published sheet. */
  readonly courseIds: readonly number[];
  /** The lecturer of the courses, who advises the class. */
  readonly adviser: {
    readonly id: string;
    readonly as: { readonly as: { readonly user: string } };
  };
  /** The session whose development levy is paid. */
  readonly levyOf: number;
  readonly packId: string;
  readonly invoiceId: string;
};

/** Every page and paper of a past session as text, by name, to compare byte by byte. */
export async function pagesOf(
  server: TestServer<Contract>,
  {
    sessionId,
    levelId,
    optionId,
    student,
    courseIds,
    adviser,
    levyOf,
    packId,
    invoiceId,
  }: Finished,
): Promise<Record<string, string>> {
  const as = { as: { user: student.user } };
  const registered = await server.db
    .select({ id: courseRegistrations.id, sessionId: courseRegistrations.sessionId })
    .from(courseRegistrations)
    .where(eq(courseRegistrations.studentId, student.id));
  const pages: Record<string, unknown> = {};
  for (const semester of ["First", "Second"] as const) {
    const key = { sessionId, semester };
    const ofClass = classAt(sessionId, levelId, semester);
    pages[`statement ${semester}`] = await server.ok("getSemesterResults", key, as);
    pages[`statement for staff ${semester}`] = await server.ok(
      "getStudentResults",
      { studentId: student.id, ...key },
      exams,
    );
    for (const paper of compositePapers) {
      const asked = { ...ofClass, paper };
      pages[`${paper} ${semester}`] = await server.ok("getCompositeResults", asked, exams);
      pages[`${paper} of an option ${semester}`] = await server.ok(
        "getCompositeResults",
        { ...asked, optionId },
        exams,
      );
    }
    pages[`workbook ${semester}`] = await cellsOf(
      await server.ok("downloadComposite", ofClass, exams),
    );
    const reader = exams.as.user;
    pages[`large sheet ${semester}`] = await readPaper(server, compositePaper, ofClass, reader);
    pages[`large summary ${semester}`] = await readPaper(server, summaryPaper, ofClass, reader);
    pages[`desk ${semester}`] = await server.ok("getRegistrableCourses", key, as);
    pages[`class ${semester}`] = await server.ok(
      "getClass",
      { session: sessionId, department: departmentId, level: levelId, semester },
      adviser.as,
    );
    const asked = { session: sessionId, department: departmentId, level: levelId, semester };
    pages[`class list ${semester}`] = await server.ok("getClassPaper", asked, adviser.as);
    const { items } = await server.ok("listClassStudents", asked, adviser.as);
    pages[`class students ${semester}`] = items;
    pages[`week ${semester}`] = await server.ok(
      "getLecturerWeek",
      { lecturer: adviser.id, session: sessionId, semester },
      exams,
    );
  }
  const { semesters } = await server.ok("getCgpa", {}, as);
  pages["averages"] = semesters.filter((one) => one.sessionId === sessionId);
  pages["course form"] = await server.ok("getCourseForm", { sessionId }, as);
  for (const [at, { id }] of registered.filter((one) => one.sessionId === sessionId).entries()) {
    pages[`registration ${at}`] = await server.ok("getRegistration", { id }, as);
    pages[`approval ${at}`] = await server.ok("getRegistrationApproval", { id }, exams);
  }
  for (const courseId of courseIds) {
    const which = { courseId, sessionId };
    pages[`sheet ${courseId}`] = await server.ok("getScoreSheet", which, exams);
    pages[`sheet paper ${courseId}`] = await server.ok("getSheetPaper", which, exams);
    pages[`large result sheet ${courseId}`] = await readPaper(
      server,
      resultSheetPaper,
      which,
      exams.as.user,
    );
  }
  for (const course of courseIds) {
    for (const paper of courseClassPapers) {
      const asked = { course, session: sessionId, paper };
      pages[`${paper} ${course}`] = await server.ok("getCourseClassPaper", asked, adviser.as);
    }
    pages[`course ${course}`] = await server.ok(
      "getMyCourse",
      { courseId: course, sessionId },
      adviser.as,
    );
  }
  if (levyOf === sessionId) {
    pages["levy letter"] = await server.ok("getDevelopmentLevyLetter", { sessionId }, as);
  }
  pages["admission letter"] = await server.ok("getAdmissionLetter", {}, as);
  // Lists are sorted by today's codes and filtered by today's departments: all that the courses ever belonged
  // to.
  const list = { session: sessionId, department: [departmentId, 1, 6], size: 500 };
  const inOrder = <Row>(rows: readonly Row[], of: (row: Row) => number | string) =>
    rows.toSorted((one, other) => String(of(one)).localeCompare(String(of(other))));
  const { items: lectured } = await server.ok("listCourseLecturers", list, exams);
  const ownIds = new Set(courseIds);
  pages["who teaches"] = inOrder(
    lectured.filter(({ id }) => ownIds.has(id)),
    ({ id }) => id,
  );
  const { items: sheets } = await server.ok(
    "listScoreSheets",
    { ...list, state: ["published"] },
    exams,
  );
  pages["sheets"] = inOrder(
    sheets.filter(({ courseId }) => ownIds.has(courseId)),
    ({ courseId }) => courseId,
  );
  const { items: slots } = await server.ok("listTimetableSlots", list, exams);
  pages["timetable"] = inOrder(
    slots.filter(({ courseId }) => ownIds.has(courseId)),
    ({ id }) => id,
  );
  const { items: classes } = await server.ok("listCourseClasses", list, exams);
  pages["who takes"] = inOrder(
    classes.filter(({ id }) => ownIds.has(id)),
    ({ id }) => id,
  );
  const { items: clashes } = await server.ok(
    "listTimetableClashes",
    { session: sessionId, size: 500 },
    exams,
  );
  pages["clashes"] = inOrder(
    clashes.filter(({ one, other }) => ownIds.has(one.courseId) || ownIds.has(other.courseId)),
    ({ id }) => id,
  );
  const pack = await server.ok("getBoardPack", { id: packId }, exams);
  pages["board pack"] = pack;
  pages["invoice"] = await server.ok("getStudentInvoice", { id: invoiceId }, as);
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, JSON.stringify(page)]),
  );
}

/** The cells of a workbook, because its bytes contain the time when it was made. */
async function cellsOf(file: ConstructorParameters<typeof Response>[0]) {
  const read = await readSheet(new Uint8Array(await new Response(file).arrayBuffer()), "c.xlsx");
  const lines: (readonly string[])[] = [];
  for await (const some of read.rows()) lines.push(...some.map(({ cells }) => cells));
  return { name: read.name, headings: read.headings, lines };
}
