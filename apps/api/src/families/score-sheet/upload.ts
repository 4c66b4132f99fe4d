import { scoreColumns, scoreUploadWords as words } from "@polyportal/domain/messages/score-upload";
import { scoresKind, sheetOfImport } from "@polyportal/domain/score-sheet/import-about";
import { markIn, mostUploaded, otherMaximum } from "@polyportal/domain/score-sheet/upload";
import * as z from "zod/mini";
import type { Reader } from "../../database/connect.ts";
import { importerOf, type Into } from "../../import/importer.ts";
import { fail } from "../../failure.ts";
import { intoSheet, leftOut, writeInto } from "./into-sheet.ts";
import { planUpload } from "./plan-upload.ts";
import { sheetOf, splitOf } from "./sheet.ts";
import { takeBackScores } from "./take-back.ts";
import type { WrittenRow } from "./write-scores.ts";

const text = (most: number) => z.string().check(z.maxLength(most, words.tooLong(most)));
const cell = { example: "", schema: text(40) };

/** What a file says of where it belongs, beside what stands. */
const looksAt: Into["looksAt"] = async (db, about, { headings, hidden }) => {
  const which = sheetOfImport(about);
  const found = which && (await sheetOf(db, which));
  if (!found) return fail("not_found");
  const mark = markIn(hidden);
  if (mark && (mark.courseId !== which.courseId || mark.sessionId !== which.sessionId)) {
    return { refusal: await otherSheet(db, mark), notices: [] };
  }
  const other = otherMaximum(headings, splitOf(found));
  if (other) {
    return { refusal: words.otherMaximum(other.heading, other.said, other.max), notices: [] };
  }
  const older = mark && mark.revision < (found.sheet?.revision ?? 1);
  return { notices: older ? [words.older] : [] };
};

async function otherSheet(db: Reader, mark: { courseId: number; sessionId: number }) {
  const other = await sheetOf(db, mark);
  return other ? words.otherSheet(other.course.code, other.session) : words.unknownSheet;
}

/** The scores of one course in one session, from a sheet: entered as the grid enters them. */
export const scoresImporter = importerOf<WrittenRow>({
  name: scoresKind,
  claim: "results.enter",
  key: "matricNumber",
  mostRows: mostUploaded,
  passedOver: [scoreColumns.number],
  columns: [
    { key: "fullName", heading: scoreColumns.fullName, example: "", schema: text(200) },
    {
      ...cell,
      key: "matricNumber",
      heading: scoreColumns.matricNumber,
      required: true,
      unique: true,
      twice: words.twice,
      schema: text(60),
    },
    { ...cell, key: "test", heading: scoreColumns.test, outOf: true },
    { ...cell, key: "lab", heading: scoreColumns.lab, outOf: true },
    { ...cell, key: "exam", heading: scoreColumns.exam, outOf: true },
    { ...cell, key: "code", heading: scoreColumns.code },
    { ...cell, key: "reason", heading: scoreColumns.reason, schema: text(500) },
  ],
  // What a row was stands in its versions.
  tables: [],
  versions: { takeBack: takeBackScores },
  into: { ...intoSheet, looksAt },
  subject: "course",
  subjectId: ({ studentId }) => studentId,
  plan: planUpload,
  write: writeInto("upload"),
  missing: leftOut,
});
