import { formatDate, formatDateTime } from "../format/date.ts";
import { actName, isAuditAction } from "./actions.ts";

/** A row of the record as a finding names it; `number` is its place in the seals. */
export type FoundRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly number?: number | undefined;
};

export type RootSource = "pasted" | "mailed";

/** What a check of the sealed record found. */
export type Finding =
  | ({ readonly kind: "changed"; readonly part: "row" | "address" } & FoundRow)
  /** The seal stands, the row is gone. */
  | { readonly kind: "deleted"; readonly number: number; readonly id: string; readonly at: string }
  /** Row and seal are gone: between these two numbers, `count` of them where that is known. */
  | {
      readonly kind: "taken-out";
      readonly after: number;
      readonly before: number;
      readonly count?: number | undefined;
      readonly at: string;
    }
  | ({ readonly kind: "inserted" } & FoundRow)
  /** Sealed after rows that are much younger. */
  | ({ readonly kind: "backdated"; readonly behind: string } & FoundRow)
  /** Dated later than it is now. */
  | ({ readonly kind: "ahead" } & FoundRow)
  | ({ readonly kind: "reordered"; readonly to: number } & FoundRow)
  /** Seals of another hand, or of another key. */
  | { readonly kind: "rewritten"; readonly from: number; readonly to: number; readonly at: string }
  | { readonly kind: "disordered"; readonly from: number; readonly to: number }
  | { readonly kind: "renumbered"; readonly number: number; readonly expected: number }
  | {
      readonly kind: "cut";
      readonly source: RootSource;
      readonly day?: string | undefined;
      readonly number: number;
      readonly last: number;
    }
  | {
      readonly kind: "root-differs";
      readonly source: RootSource;
      readonly day?: string | undefined;
      readonly number: number;
      /** Where that hash stands now. */
      readonly standsAt?: number | undefined;
    }
  | { readonly kind: "root-changed"; readonly day: string }
  | { readonly kind: "root-missing"; readonly day: string }
  | { readonly kind: "salt-missing"; readonly day: string }
  /** A version of a score, and the save that recorded it. */
  | ({
      readonly kind: "score";
      readonly part: "changed" | "gone";
      readonly whose: string;
      readonly version: number;
    } & FoundRow)
  | { readonly kind: "score-unrecorded"; readonly whose: string; readonly version: number }
  /** The row itself is not what its last version says. */
  | { readonly kind: "score-differs"; readonly whose: string; readonly version: number };

const numbered = ({ number }: { readonly number?: number | undefined }): string =>
  number === undefined ? "" : `number ${number}, `;

const rowText = (row: FoundRow): string =>
  `Row ${numbered(row)}${isAuditAction(row.action) ? actName(row.action) : row.action}, ${formatDateTime(row.at)} (${row.id})`;

const rowsText = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);

const rootOf = ({
  source,
  day,
}: {
  readonly source: RootSource;
  readonly day?: string | undefined;
}): string =>
  source === "pasted" ? "the root that was given" : `the root of ${formatDate(day ?? "")}`;

/** A finding in words. */
export function findingText(finding: Finding): string {
  switch (finding.kind) {
    case "changed":
      return `${rowText(finding)} was changed${finding.part === "address" ? " in its address" : ""} after it was sealed.`;
    case "deleted":
      return `Row number ${finding.number}, of ${formatDateTime(finding.at)} (${finding.id}), was deleted.`;
    case "taken-out": {
      const what = finding.count === undefined ? "Rows" : rowsText(finding.count);
      const were = finding.count === 1 ? "was" : "were";
      return `${what} ${were} taken out with their seals between number ${finding.after} and number ${finding.before}, by ${formatDate(finding.at)}.`;
    }
    case "inserted":
      return `${rowText(finding)} was inserted: it was not sealed with its neighbours.`;
    case "backdated":
      return `${rowText(finding)} is dated back: rows of ${formatDateTime(finding.behind)} were sealed before it. It was inserted afterwards, or a server's clock was wrong.`;
    case "ahead":
      return `${rowText(finding)} is dated ahead: that moment has not come. It was inserted, or a server's clock was wrong.`;
    case "reordered":
      return finding.to === finding.number
        ? `${rowText(finding)} stands in another place than it was sealed in.`
        : `The rows from number ${finding.number ?? ""} to ${finding.to} stand in another place than they were sealed in.`;
    case "rewritten":
      return `The rows from number ${finding.from} to ${finding.to}, from ${formatDateTime(finding.at)}, bear seals that were not made with this key: they were rewritten, or the key is another.`;
    case "disordered":
      return `The rows between number ${finding.from} and ${finding.to} do not stand in the order in which they were sealed.`;
    case "renumbered":
      return `The seal of number ${finding.expected} bears number ${finding.number}.`;
    case "cut":
      return `The record ends at number ${finding.last}, but ${rootOf(finding)} stood at ${finding.number}: ${rowsText(finding.number - finding.last)} cut off at its end.`;
    case "root-differs":
      return finding.standsAt === undefined
        ? `Up to number ${finding.number} the record is not what ${rootOf(finding)} sealed: rows were rewritten, or cut off and written anew.`
        : `What ${rootOf(finding)} sealed as number ${finding.number} stands at number ${finding.standsAt} now.`;
    case "root-changed":
      return `The root of ${formatDate(finding.day)} that is kept here was changed: compare the letter.`;
    case "root-missing":
      return `The root of ${formatDate(finding.day)} is missing here: compare the letter.`;
    case "salt-missing":
      return `The addresses of ${formatDate(finding.day)} cannot be checked: what they are checked with was removed.`;
    case "score":
      return `Version ${finding.version} of the score of ${finding.whose} ${finding.part === "gone" ? "is gone" : "was changed"} since it was recorded: ${rowText(finding)}.`;
    case "score-unrecorded":
      return `Version ${finding.version} of the score of ${finding.whose} is in no record of a save.`;
    case "score-differs":
      return `The score of ${finding.whose} is another than its version ${finding.version} says.`;
  }
}

/** What no check of the database alone can find. */
export const withoutPastedRoot =
  "No root was given. Whoever holds the key can rewrite the record, its seals and the roots that are kept here, or cut its end off with them: only a root from a letter shows that.";

const meanings: Readonly<Record<Finding["kind"], string>> = {
  changed: "Somebody who can write the database has altered what this entry says.",
  deleted: "Somebody who can write the database has taken the entry out; its seal still shows it.",
  "taken-out": "Entries are gone together with their seals: what they said is known to nobody.",
  inserted: "The entry was put in later: what it says was not recorded when it says it was.",
  backdated: "What it says may have happened, but not at the moment that it names.",
  ahead: "What it says did not happen at the moment that it names.",
  reordered: "What these entries say is as it was; in which order it happened is not certain.",
  rewritten:
    "Somebody has made seals of their own, or the key is another than the one that sealed them.",
  disordered: "In which order these entries were written is not certain.",
  renumbered: "The entries are as they were; somebody has changed the seals' numbers.",
  cut: "The newest entries are gone with their seals, up to the day of that root.",
  "root-differs": "Before the day of that root entries were changed by somebody who has the key.",
  "root-changed": "The copy of that day's root was altered here; the letter holds the true one.",
  "root-missing": "The copy of that day's root was taken out here; the letter holds it.",
  "salt-missing": "Whether addresses of that day were changed cannot be found out any more.",
  score: "Somebody who can write the database has altered or removed what was entered then.",
  "score-unrecorded": "Somebody who can write the database has put marks in past the score sheet.",
  "score-differs": "Somebody who can write the database has altered the marks that count.",
};

/** What a finding means to the school. */
export const findingMeaning = ({ kind }: Finding): string => meanings[kind];

/** The entry that a finding names, where it is still there. */
export const entryOf = (finding: Finding): string | undefined =>
  "id" in finding && finding.kind !== "deleted" ? finding.id : undefined;
