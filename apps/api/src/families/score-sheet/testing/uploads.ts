import type { Contract } from "@polyportal/api-client/contract/contract";
import { templateHeadings } from "@polyportal/domain/messages/score-upload";
import type { CallOptions, TestServer } from "../../../testing/test-server.ts";
import { pasted } from "../../../import/testing/sheets.ts";
import { sheetsOf } from "./sheet-of.ts";

/** A course with a laboratory: test 20, lab 20, exam 60. */
const withLab = { testMax: 20, labMax: 20, examMax: 60 } as const;
const headings = templateHeadings({ test: 20, lab: 20, exam: 60 });

type Cells = Partial<Record<"name" | "matric" | "test" | "lab" | "exam" | "code" | "why", string>>;

/** Uploads into courses of a test's own. */
export function uploadsOf(server: TestServer<Contract>) {
  const sheets = sheetsOf(server);

  async function sheetWithLab(howMany: number) {
    const taught = await sheets.taughtSheet(howMany, withLab);
    const { rows } = await taught.sheet();
    /** A student's row of a file, by the place on the sheet. */
    const row = (at: number, cells: Cells): string[] => [
      String(at + 1),
      cells.name ?? rows[at]?.fullName ?? "",
      cells.matric ?? rows[at]?.matricNumber ?? "",
      ...[cells.test, cells.lab, cells.exam, cells.code, cells.why].map((cell) => cell ?? ""),
    ];
    const stands = (id: string, as: CallOptions = taught.as) =>
      server.ok("getImport", { id, size: 100 }, as);
    const upload = (importId: string, as: CallOptions = taught.as) =>
      server.request("uploadScoreSheet", { importId }, as);
    const previewFile = async (file: File) => {
      const given = { ...taught.which, file };
      return stands((await server.ok("previewScoreSheet", given, taught.as)).importId);
    };
    const preview = async (lines: readonly string[][], as: CallOptions = taught.as) => {
      const given = { ...taught.which, text: pasted(headings, lines) };
      return stands((await server.ok("previewScoreSheet", given, as)).importId, as);
    };
    /** Types marks over what stands. */
    const type = async (at: number, cells: Record<string, string>, as: CallOptions = taught.as) => {
      const stand = (await taught.sheet()).rows[at];
      const { studentId = "", version = 0 } = stand ?? {};
      const given = { ...taught.which, source: "typed" as const };
      const rows = [{ studentId, version, ...cells }];
      return server.ok("saveScores", { ...given, rows }, as);
    };
    return { ...taught, students: rows, row, stands, upload, preview, previewFile, type };
  }

  return { ...sheets, sheetWithLab };
}
