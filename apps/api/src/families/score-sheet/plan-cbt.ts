import type { ScoreRow } from "@polyportal/api-client/contract/score-sheet";
import { cbtColumns, markStays, otherAttempt } from "@polyportal/domain/messages/cbt-results";
import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { scoreColumns, scoreUploadWords } from "@polyportal/domain/messages/score-upload";
import { chooseAttempt, readResult, scaledTo } from "@polyportal/domain/score-sheet/cbt";
import type { CbtChoice } from "@polyportal/domain/score-sheet/cbt-choice";
import { cbtOfImport } from "@polyportal/domain/score-sheet/cbt-about";
import { readRow, totalOf } from "@polyportal/domain/score-sheet/row";
import type { Split } from "@polyportal/domain/score-sheet/split";
import { sharesName } from "@polyportal/domain/score-sheet/upload";
import type {
  ChosenRow,
  ImportRow,
  PlanContext,
  Planned,
  RowAgain,
} from "../../import/importer.ts";
import { fail } from "../../failure.ts";
import { seenOf, standingRows } from "./plan-upload.ts";
import type { WrittenRow } from "./write-scores.ts";

const { ofColumn } = importRunMessages;

/** What is to become of rows of a computer test. */
export async function planCbt(
  { db, about }: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<WrittenRow>[]> {
  const choice = cbtOfImport(about) ?? fail("not_found");
  const { split, standing, twice } = await standingRows(db, about, rows);
  return rows.map(
    ({ values }) => twice(values) ?? planOne(values, standing(values), split, choice),
  );
}

function planOne(
  values: ImportRow["values"],
  stands: ScoreRow | undefined,
  split: Split,
  { component, filling }: CbtChoice,
): Planned<WrittenRow> {
  const refused = (...reasons: string[]) => ({ verdict: "Refused", reasons }) as const;
  if (!stands) return refused(ofColumn(cbtColumns.matricNumber, scoreRefusals.notInCourse));
  const reasons = sharesName(values["fullName"] ?? "", stands.fullName)
    ? []
    : [ofColumn(cbtColumns.fullName, scoreUploadWords.otherName(stands.fullName))];
  const answer = readResult(values);
  if ("refusals" in answer) {
    const { score, outOf } = answer.refusals;
    if (score) reasons.push(ofColumn(cbtColumns.score, score));
    if (outOf) reasons.push(ofColumn(cbtColumns.outOf, outOf));
    return refused(...reasons);
  }
  if (reasons.length > 0) return refused(...reasons);
  const before = stands[component];
  const mark = scaledTo(split[component], answer.result);
  if (mark === before) return { verdict: "Unchanged" };
  const whose = stands.changed?.by ?? "";
  if (before !== null && filling === "empty") {
    return { verdict: "Unchanged", stays: markStays(String(before), whose) };
  }
  // As the grid reads it: a code and an exam mark exclude each other.
  const read = readRow({ [component]: String(mark) }, stands, split);
  if ("refusals" in read) {
    const wrong = Object.values(read.refusals);
    return refused(...wrong.map((why) => ofColumn(scoreColumns.code, why)));
  }
  const { studentId, version } = stands;
  return {
    verdict: before === null ? "New" : "Changed",
    changes: [
      {
        column: scoreColumns[component],
        from: before === null ? "" : String(before),
        to: String(mark),
        ...(before !== null && whose && { whose }),
        ...(before !== null && mark < before && { lowered: true }),
      },
    ],
    seen: seenOf(studentId, version),
    target: { studentId, version, ...read, total: totalOf(read.marks, split) },
  };
}

/** How one of a student's attempts is chosen; undefined where that was not asked for. */
export function chooseOf(
  about: string | null,
): ((rows: readonly RowAgain[]) => ChosenRow) | undefined {
  const { attempts: how = "refuse" } = cbtOfImport(about) ?? {};
  if (how === "refuse") return undefined;
  return (rows) => {
    const chosen = chooseAttempt(
      how,
      rows.map(({ line, wrong, values }) => ({ line, wrong, ...values })),
    );
    return "refusal" in chosen
      ? chosen
      : { counts: chosen.counts, others: otherAttempt[how](chosen.counts) };
  };
}
