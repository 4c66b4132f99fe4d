import type { ScoreRow } from "@polyportal/api-client/contract/score-sheet";
import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { scoreColumns, scoreUploadWords as words } from "@polyportal/domain/messages/score-upload";
import { namedByTwoNumbers } from "@polyportal/domain/messages/two-numbers";
import { totalOf } from "@polyportal/domain/score-sheet/row";
import type { Split } from "@polyportal/domain/score-sheet/split";
import { sheetOfImport } from "@polyportal/domain/score-sheet/import-about";
import { readUpload, sharesName } from "@polyportal/domain/score-sheet/upload";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownersNamed } from "../../database/named.ts";
import { recordKey } from "../../import/cells.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { groupBy } from "../../lists/group-by.ts";
import { fail } from "../../failure.ts";
import { rosterOf } from "./roster.ts";
import { sheetOf, splitOf } from "./sheet.ts";
import type { WrittenRow } from "./write-scores.ts";

const { ofColumn } = importRunMessages;

/** What is to become of rows of an uploaded sheet, by two queries for all of them. */
export async function planUpload(
  { db, about }: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<WrittenRow>[]> {
  const { split, standing, twice } = await standingRows(db, about, rows);
  return rows.map(({ values }) => twice(values) ?? planOne(values, standing(values), split));
}

/** What a sheet's parts count, and how to find a student's row on it by the number that a file has. */
export async function standingRows(db: Reader, about: string | null, rows: readonly ImportRow[]) {
  const which = sheetOfImport(about);
  const found = which && (await sheetOf(db, which));
  if (!found) return fail("not_found");
  const numbers = rows.map(({ values }) => numberOf(values));
  const owners = await ownersNamed(db, numbers);
  const only = sql`students.id = any(${sql.param([...owners.values()])}::uuid[])`;
  const roster = new Map((await rosterOf(db, which, only)).map((row) => [row.studentId, row]));
  const ownerOf = (values: ImportRow["values"]) => owners.get(numberOf(values)) ?? "";
  const rowsOf = groupBy(rows, ({ values }) => ownerOf(values));
  return {
    split: splitOf(found),
    standing: (values: ImportRow["values"]) => roster.get(ownerOf(values)),
    /** Refuses a student who stands in several rows by different numbers; by one number the machine does. */
    twice(values: ImportRow["values"]) {
      const owner = ownerOf(values);
      const own = owner === "" ? [] : (rowsOf.get(owner) ?? []);
      if (new Set(own.map((row) => numberOf(row.values))).size < 2) return undefined;
      const why = namedByTwoNumbers(own.map(({ line }) => line));
      return { verdict: "Refused", reasons: [ofColumn(scoreColumns.matricNumber, why)] } as const;
    },
  };
}

const numberOf = ({ matricNumber = "" }: ImportRow["values"]): string => recordKey(matricNumber);

function planOne(
  values: ImportRow["values"],
  stands: ScoreRow | undefined,
  split: Split,
): Planned<WrittenRow> {
  const refused = (...reasons: string[]) => ({ verdict: "Refused", reasons }) as const;
  if (!stands) return refused(ofColumn(scoreColumns.matricNumber, scoreRefusals.notInCourse));
  const wrongName = sharesName(values["fullName"] ?? "", stands.fullName)
    ? []
    : [ofColumn(scoreColumns.fullName, words.otherName(stands.fullName))];
  const read = readUpload(values, stands, split);
  if ("refusals" in read) {
    const wrong = Object.entries(read.refusals).map(([column, why]) =>
      ofColumn(headingOf(column), why),
    );
    return refused(...wrongName, ...wrong);
  }
  if (wrongName.length > 0) return refused(...wrongName);
  if (read.changes.length === 0) return { verdict: "Unchanged" };
  const { studentId, version } = stands;
  const { marks, reason } = read;
  return {
    verdict: read.isNew ? "New" : "Changed",
    changes: read.changes.map(({ lowered, ...change }): FieldChange => ({
      ...change,
      ...(change.from !== "" && stands.changed ? { whose: stands.changed.by } : {}),
      ...(lowered && { lowered }),
    })),
    seen: seenOf(studentId, version),
    target: { studentId, version, marks, reason, total: totalOf(marks, split) },
  };
}

const headings: Readonly<Record<string, string>> = scoreColumns;
const headingOf = (column: string): string => headings[column] ?? column;

/** A student's row and its version, as they are kept with a planned row. */
export const seenOf = (studentId: string, version: number): string => `${studentId} ${version}`;

/** The student and the version that a row was planned over. */
export function readSeen(seen: string): { readonly studentId: string; readonly version: number } {
  const [studentId = "", version = ""] = seen.split(" ");
  return { studentId, version: Number(version) };
}
