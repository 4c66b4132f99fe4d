import type { Contract } from "@polyportal/api-client/contract/contract";
import { cbtColumns } from "@polyportal/domain/messages/cbt-results";
import { cautiousChoice, type CbtChoice } from "@polyportal/domain/score-sheet/cbt-choice";
import { pasted } from "../../../import/testing/sheets.ts";
import type { CallOptions, TestServer } from "../../../testing/test-server.ts";
import { uploadsOf } from "./uploads.ts";

/** An exam of 60, of which nothing that is there is touched. */
export const exam: CbtChoice = { component: "exam", ...cautiousChoice };

export const cbtHeadings: readonly string[] = Object.values(cbtColumns);

type Cells = Partial<Record<keyof typeof cbtColumns, string>>;

/** Marks of computer tests for courses of a test's own, each with test 20, lab 20 and exam 60. */
export function cbtOf(server: TestServer<Contract>) {
  const uploads = uploadsOf(server);

  async function cbtSheet(howMany: number) {
    const sheet = await uploads.sheetWithLab(howMany);
    /** An attempt of a student, by the place on the sheet. */
    const attempt = (at: number, score: string, cells: Cells = {}): string[] => {
      const { matricNumber = "", fullName = "" } = sheet.students[at] ?? {};
      const whole = { matricNumber, score, outOf: "40", fullName, submittedAt: "", ...cells };
      return Object.keys(cbtColumns).map((key) => whole[key as keyof typeof cbtColumns]);
    };
    const previewCbt = async (
      lines: readonly string[][],
      choice: Partial<CbtChoice> = {},
      as: CallOptions = sheet.as,
    ) => {
      const text = pasted(cbtHeadings, lines);
      const given = { ...sheet.which, ...exam, ...choice, text };
      return sheet.stands((await server.ok("previewCbtResults", given, as)).importId, as);
    };
    const uploadCbt = (importId: string, as: CallOptions = sheet.as) =>
      server.request("uploadCbtResults", { importId }, as);
    const earlier = async (as: CallOptions = sheet.as) =>
      (await server.ok("listCbtResults", { course: sheet.courseId }, as)).items;
    return { ...sheet, attempt, previewCbt, uploadCbt, earlier };
  }

  return { ...uploads, cbtSheet };
}
