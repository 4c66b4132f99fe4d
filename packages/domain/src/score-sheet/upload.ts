import { headingOutOf } from "../import/headings.ts";
import { scoreColumns } from "../messages/score-upload.ts";
import { scoreRefusals } from "../messages/score-sheet.ts";
import { cleaned } from "../text/clean.ts";
import { nameWords } from "../text/fold.ts";
import { readRow, type Marks, type RowRefusals, type TypedRow } from "./row.ts";
import { scoreParts, type ScorePart, type Split } from "./split.ts";

/** The most rows that a sheet of marks may have. */
export const mostUploaded = 5_000;

/** What a cell says that is to be emptied: an empty one leaves what stands. */
export const clears = "-";

/** The columns of a row that hold what is entered. */
export const enteredColumns = [...scoreParts, "code", "reason"] as const;
export type EnteredColumn = (typeof enteredColumns)[number];

/** A row of a sheet that is uploaded: texts of its cells; what is empty is not named. */
export type UploadedRow = Partial<Readonly<Record<EnteredColumn, string>>>;

/** One cell that becomes another. */
export type CellChange = {
  readonly column: EnteredColumn;
  readonly from: string;
  readonly to: string;
  /** A mark that is taken away or becomes less. */
  readonly lowered: boolean;
};

export type ReadUpload =
  | { readonly refusals: RowRefusals }
  | {
      readonly marks: Marks;
      readonly reason: string;
      /** Whether anything stood there. */
      readonly isNew: boolean;
      readonly changes: readonly CellChange[];
    };

type Stands = Marks & { readonly reason: string };

/** Reads an uploaded row over what stands: as the grid reads a typed one, but that empty cells say nothing. */
export function readUpload(row: UploadedRow, stands: Stands, split: Split): ReadUpload {
  const without = scoreParts.filter((part) => split[part] === 0);
  const misplaced = without.filter((part) => !isNothing(row[part]));
  if (misplaced.length > 0) {
    return {
      refusals: Object.fromEntries(
        misplaced.map((part) => [part, scoreRefusals.range(part, split[part])]),
      ),
    };
  }
  const read = readRow(typedBy(row, without), stands, split);
  if ("refusals" in read) return read;
  const after = { ...read.marks, reason: read.reason };
  return {
    ...read,
    isNew: [...scoreParts, "code" as const].every((column) => stands[column] === null),
    changes: enteredColumns
      .map((column) => ({
        column,
        from: textOf(stands[column]),
        to: textOf(after[column]),
        lowered: isLowered(stands[column], after[column]),
      }))
      .filter(({ from, to }) => from !== to),
  };
}

const isNothing = (text: string | undefined): boolean =>
  text === undefined || ["", "0", clears].includes(cleaned(text).trim());

/** What of a row is typed: the cells that say something, in columns that the sheet has. */
function typedBy(row: UploadedRow, without: readonly ScorePart[]): TypedRow {
  const cells = enteredColumns.flatMap((column) => {
    const text = cleaned(row[column] ?? "").trim();
    if (text === "" || without.some((part) => part === column)) return [];
    return [[column, text === clears ? "" : text] as const];
  });
  return Object.fromEntries(cells);
}

const textOf = (value: string | number | null): string => (value === null ? "" : String(value));

const isLowered = (before: string | number | null, after: string | number | null): boolean =>
  typeof before === "number" && (typeof after !== "number" || after < before);

/** What people are called by in it: initials are left out. */
const namesIn = (text: string): string[] => nameWords(text).filter((name) => name.length > 1);

/** Whether two writings of a name have one in common; nobody is told apart by one that is empty. */
export function sharesName(written: string, school: string): boolean {
  const names = namesIn(written);
  if (names.length === 0) return true;
  const known = new Set(namesIn(school));
  return names.some((name) => known.has(name));
}

/** A column of marks whose heading says another maximum than the sheet has: "Test (30)", where it counts 20. */
export function otherMaximum(
  headings: readonly string[],
  split: Split,
): { readonly heading: string; readonly said: number; readonly max: number } | undefined {
  for (const heading of headings) {
    // Read as the importer reads it: no writing is taken for a part and gets past this.
    const { name, most } = headingOutOf(heading);
    const part = scoreParts.find((one) => scoreColumns[one].toLowerCase() === name);
    if (part && most !== undefined && most !== split[part]) {
      return { heading: scoreColumns[part], said: most, max: split[part] };
    }
  }
  return undefined;
}

/** The file name of a course's template: `COM-211_2026-2027_scores.xlsx`. */
export const templateName = (course: string, session: string): string => {
  const plain = (text: string) => text.trim().replaceAll(/[^\p{L}\p{N}.]+/gu, "-");
  return `${plain(course)}_${plain(session)}_scores.xlsx`;
};

/** Which sheet a file was made of, and how far that was then. */
export type SheetMark = {
  readonly courseId: number;
  readonly sessionId: number;
  readonly revision: number;
};

/** A template's own mark: the name of a sheet in it that nobody sees. */
export const markOfTemplate = ({ courseId, sessionId, revision }: SheetMark): string =>
  `_scores ${courseId}-${sessionId}-${revision}`;

/** The mark among the hidden sheets of a file; undefined where it has none. */
export function markIn(hidden: readonly string[]): SheetMark | undefined {
  for (const name of hidden) {
    const [, courseId, sessionId, revision] =
      /^_scores (\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(name) ?? [];
    if (courseId && sessionId && revision) {
      return {
        courseId: Number(courseId),
        sessionId: Number(sessionId),
        revision: Number(revision),
      };
    }
  }
  return undefined;
}
