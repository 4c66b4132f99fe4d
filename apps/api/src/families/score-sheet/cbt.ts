import {
  cbtColumns,
  cbtExample,
  cbtHints,
  cbtRefusals,
} from "@polyportal/domain/messages/cbt-results";
import { scoreColumns, scoreUploadWords as words } from "@polyportal/domain/messages/score-upload";
import { cbtComponents } from "@polyportal/domain/score-sheet/cbt-choice";
import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import { mostUploaded } from "@polyportal/domain/score-sheet/upload";
import * as z from "zod/mini";
import { importerOf } from "../../import/importer.ts";
import { intoSheet, leftOut, writeInto } from "./into-sheet.ts";
import { chooseOf, planCbt } from "./plan-cbt.ts";
import { takeBackScores } from "./take-back.ts";
import type { WrittenRow } from "./write-scores.ts";

const text = (most: number) => z.string().check(z.maxLength(most, words.tooLong(most)));

/** What a test on computers gave, as marks of one part of a course's scores. */
export const cbtImporter = importerOf<WrittenRow>({
  name: cbtKind,
  claim: "results.enter",
  key: "matricNumber",
  mostRows: mostUploaded,
  keepsFile: true,
  choose: chooseOf,
  columns: [
    {
      key: "matricNumber",
      heading: cbtColumns.matricNumber,
      required: true,
      unique: true,
      twice: words.twice,
      example: cbtExample.matricNumber,
      schema: text(60),
    },
    {
      key: "score",
      heading: cbtColumns.score,
      required: true,
      hint: cbtHints.score,
      example: cbtExample.score,
      schema: text(40),
    },
    {
      key: "outOf",
      heading: cbtColumns.outOf,
      required: true,
      empty: cbtRefusals.outOf,
      hint: cbtHints.outOf,
      example: cbtExample.outOf,
      schema: text(40),
    },
    {
      key: "fullName",
      heading: cbtColumns.fullName,
      hint: cbtHints.fullName,
      example: cbtExample.fullName,
      schema: text(200),
    },
    {
      key: "submittedAt",
      heading: cbtColumns.submittedAt,
      hint: cbtHints.submittedAt,
      example: cbtExample.submittedAt,
      schema: text(60),
    },
  ],
  changed: cbtComponents.map((component) => scoreColumns[component]),
  // What a row was stands in its versions.
  tables: [],
  versions: { takeBack: takeBackScores },
  into: { ...intoSheet, looksAt: async () => ({ notices: [] }) },
  subject: "course",
  subjectId: ({ studentId }) => studentId,
  plan: planCbt,
  write: writeInto("cbt"),
  missing: leftOut,
});
