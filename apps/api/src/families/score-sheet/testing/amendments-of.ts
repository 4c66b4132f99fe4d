import type { Contract } from "@polyportal/api-client/contract/contract";
import type { AmendmentAct } from "@polyportal/domain/score-sheet/amendment-acts";
import type { OpenState } from "@polyportal/domain/score-sheet/amendment-states";
import { and, eq } from "drizzle-orm";
import { courseRegistrations } from "../../../database/schema/course-registration.ts";
import { courseLecturers } from "../../../database/schema/course.ts";
import { scoreSheets } from "../../../database/schema/results.ts";
import { addSession } from "../../../testing/new-student.ts";
import type { CallOptions, TestServer } from "../../../testing/test-server.ts";
import { offices, sheetsOf } from "./sheet-of.ts";

/** Why, as somebody writes it. */
export const reason = "The script was added up wrongly: 55 in the exam, not 45.";

type Typed = Partial<Record<"test" | "lab" | "exam" | "code" | "reason" | "studentId", string>> & {
  version?: number;
  evidence?: File;
};

/** Published sheets of a test's own, and the way of their amendments. */
export function amendmentsOf(server: TestServer<Contract>) {
  const sheets = sheetsOf(server);
  type Sheet = Awaited<ReturnType<typeof sheets.sheetAt>>;
  const published = (howMany = 1) => sheets.sheetAt("published", howMany);

  /** Asks for 75 in the place of 65 for the first of the sheet. */
  async function request(sheet: Sheet, own: Typed = {}, as: CallOptions = sheet.as) {
    const { rows } = await sheet.sheet();
    const studentId = own.studentId ?? rows[0]?.studentId ?? "";
    const version = rows.find((row) => row.studentId === studentId)?.version ?? 0;
    const asked = { test: "20", exam: "55", reason, version, ...own, studentId };
    return server.request("requestAmendment", { ...sheet.which, ...asked }, as);
  }

  /** The same, which has to come about; its id. */
  async function asked(sheet: Sheet, own: Typed = {}, as: CallOptions = sheet.as) {
    const answer = await request(sheet, own, as);
    if (!answer.success) throw new Error(`Not asked for: ${answer.message}`);
    return answer.data.id;
  }

  const decide = (
    id: string,
    act: AmendmentAct,
    state: OpenState,
    as: CallOptions,
    given: { reason?: string; minuteNumber?: string } = {},
  ) => server.request("decideAmendment", { id, act, state, ...given }, as);

  const minute = { minuteNumber: "AB/2026/14" };
  const endorse = {
    head: (id: string) => decide(id, "endorse", "requested", offices.head),
    dean: (id: string) => decide(id, "endorse", "headEndorsed", offices.dean),
  };
  const apply = (id: string, as: CallOptions = offices.exams) =>
    decide(id, "apply", "deanApproved", as, minute);

  /** A request that three offices have brought to its end. */
  async function applied(sheet: Sheet, own: Typed = {}) {
    const id = await asked(sheet, own);
    for (const step of [endorse.head, endorse.dean, apply]) {
      const answer = await step(id);
      if (!answer.success) throw new Error(`Not applied: ${answer.message}`);
    }
    return id;
  }

  /** The requests of a sheet, as somebody reads them. */
  const listed = async (sheet: Sheet, as: CallOptions = sheet.as) =>
    (
      await server.ok(
        "listAmendments",
        { course: sheet.courseId, session: sheet.which.sessionId },
        as,
      )
    ).items;

  /** Moves a sheet, who teaches it and who has registered it to an earlier session. */
  async function movedTo(sheet: Sheet, sessionId: number): Promise<Sheet> {
    const { db } = server;
    const { courseId } = sheet;
    await db.update(scoreSheets).set({ sessionId }).where(eq(scoreSheets.courseId, courseId));
    await db
      .update(courseLecturers)
      .set({ sessionId })
      .where(eq(courseLecturers.courseId, courseId));
    for (const { id } of sheet.roster) {
      await addSession(server, id, sessionId);
      await db
        .update(courseRegistrations)
        .set({ sessionId })
        .where(
          and(eq(courseRegistrations.studentId, id), eq(courseRegistrations.semester, "First")),
        );
    }
    const which = { courseId, sessionId };
    const read = (asking: { as: { user: string } } = sheet.as) =>
      server.ok("getScoreSheet", which, asking);
    return { ...sheet, which, sheet: read };
  }

  return { ...sheets, published, request, asked, decide, endorse, apply, applied, listed, movedTo };
}
