import { formatDate, formatDateTime } from "../format/date.ts";
import type { OutletName } from "./against.ts";
import { actName, isAuditAction } from "./actions.ts";

/** An audit row in a finding. `number` is its seal's number. */
export type FoundRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly number?: number | undefined;
};

/** The root's source: a mail, a daily root, the newest checkpoint, or an outside place. */
export type RootSource = "pasted" | "mailed" | "kept" | OutletName;

type OfRoot = {
  readonly source: RootSource;
  /** Of a daily root. */
  readonly day?: string | undefined;
  /** Of a checkpoint. */
  readonly at?: string | undefined;
};

/** What a check of the sealed record found. */
export type Finding =
  | ({ readonly kind: "changed"; readonly part: "row" | "address" } & FoundRow)
  /** The seal exists, but the row does not. */
  | { readonly kind: "deleted"; readonly number: number; readonly id: string; readonly at: string }
  /** Rows and seals between these two numbers are missing; `count` of them if known. */
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
  /** Dated in the future. */
  | ({ readonly kind: "ahead" } & FoundRow)
  | ({ readonly kind: "reordered"; readonly to: number } & FoundRow)
  /** Seals that were not made with the key. */
  | { readonly kind: "rewritten"; readonly from: number; readonly to: number; readonly at: string }
  | { readonly kind: "disordered"; readonly from: number; readonly to: number }
  | { readonly kind: "renumbered"; readonly number: number; readonly expected: number }
  /** Without a seal and older than an hour, so that the job will not seal it. */
  | ({ readonly kind: "unsealed" } & FoundRow)
  /** Many such rows. */
  | {
      readonly kind: "unsealed-rows";
      readonly count: number;
      readonly from: string;
      readonly to: string;
    }
  /** Made before the seal that it follows. */
  | {
      readonly kind: "seal-back";
      readonly number: number;
      readonly at: string;
      readonly behind: string;
    }
  | ({ readonly kind: "cut"; readonly number: number; readonly last: number } & OfRoot)
  | ({
      readonly kind: "root-differs";
      readonly number: number;
      /** The number that has this hash now. */
      readonly standsAt?: number | undefined;
    } & OfRoot)
  /** Missing checkpoints between these two numbers, whose existence the seals prove. */
  | {
      readonly kind: "checkpoint-missing";
      readonly count: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "checkpoint-forged"; readonly count: number; readonly number: number }
  /** A new key began a chain after that number. Earlier seals cannot be checked with it. */
  | { readonly kind: "break"; readonly number: number; readonly at: string }
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
  /** The score differs from its last version. */
  | { readonly kind: "score-differs"; readonly whose: string; readonly version: number };

const numbered = ({ number }: { readonly number?: number | undefined }): string =>
  number === undefined ? "" : `number ${number}, `;

const rowText = (row: FoundRow): string =>
  `Row ${numbered(row)}${isAuditAction(row.action) ? actName(row.action) : row.action}, ${formatDateTime(row.at)} (${row.id})`;

const rowsText = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);

const rootOf = ({ source, day, at = "" }: OfRoot): string => {
  switch (source) {
    case "pasted":
      return "the root that was given";
    case "mailed":
      return `the root of ${formatDate(day ?? "")}`;
    case "kept":
      return `the checkpoint of ${formatDateTime(at)}`;
    case "file":
      return `the file outside the database, written ${formatDateTime(at)},`;
    case "database":
      return `the second database, written ${formatDateTime(at)},`;
  }
};

export function findingText(finding: Finding): string {
  switch (finding.kind) {
    case "changed":
      return `${rowText(finding)} was changed${finding.part === "address" ? " in its address" : ""} after it was sealed.`;
    case "deleted":
      return `Row number ${finding.number}, of ${formatDateTime(finding.at)} (${finding.id}), was deleted.`;
    case "taken-out": {
      const what = finding.count === undefined ? "Rows" : rowsText(finding.count);
      const were = finding.count === 1 ? "was" : "were";
      return `${what} ${were} taken out with their seals, or lost them, between number ${finding.after} and number ${finding.before}, by ${formatDate(finding.at)}.`;
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
    case "unsealed":
      return `${rowText(finding)} has no seal and is older than an hour: it was inserted afterwards, changed and its seal taken out, or a server's clock was wrong.`;
    case "unsealed-rows":
      return `${rowsText(finding.count)} from ${formatDateTime(finding.from)} to ${formatDateTime(finding.to)} have no seal and are older than an hour: their seals were taken out, or they were inserted afterwards.`;
    case "seal-back":
      return `The seal of number ${finding.number} is of ${formatDateTime(finding.at)}, before the seal that it follows (${formatDateTime(finding.behind)}): the database's clock was set back.`;
    case "checkpoint-missing":
      return `${finding.count === 1 ? "1 checkpoint is" : `${finding.count} checkpoints are`} missing from number ${finding.from} to ${finding.to}: they were taken out from where they can only be added.`;
    case "checkpoint-forged":
      return `${finding.count === 1 ? "1 checkpoint that is kept here, at" : `${finding.count} checkpoints that are kept here, the first at`} number ${finding.number}, ${finding.count === 1 ? "was" : "were"} not made with this key.`;
    case "break":
      return `A new chain of seals begins on ${formatDateTime(finding.at)}, after number ${finding.number}: the key of before was lost or changed, and ${rowsText(finding.number)} that it sealed cannot be checked.`;
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

const meanings: Readonly<Record<Finding["kind"], string>> = {
  changed: "Somebody who can write the database has altered what this entry says.",
  deleted: "Somebody who can write the database has taken the entry out; its seal still shows it.",
  "taken-out":
    "Entries are gone together with their seals, or were altered and lost them: what they said is known to nobody.",
  inserted: "The entry was put in later: what it says was not recorded when it says it was.",
  backdated: "What it says may have happened, but not at the moment that it names.",
  ahead: "What it says did not happen at the moment that it names.",
  reordered: "What these entries say is as it was; in which order it happened is not certain.",
  rewritten:
    "Somebody has made seals of their own, or the key is another than the one that sealed them.",
  disordered: "In which order these entries were written is not certain.",
  renumbered: "The entries are as they were; somebody has changed the seals' numbers.",
  unsealed:
    "What it says was not recorded when it says it was, or is no longer what was recorded then.",
  "unsealed-rows":
    "Somebody who can write the database has taken the seals out: whatever these entries say may have been altered.",
  "seal-back": "When these entries were sealed is not certain.",
  "checkpoint-missing":
    "Somebody who can do more than the server has changed what tells where the record ended.",
  "checkpoint-forged":
    "Somebody who can write the database has put them there; they prove nothing.",
  break:
    "Whether older entries were changed shows only by the old key, and by letters from before that day.",
  cut: "The newest entries are gone with their seals, up to that moment.",
  "root-differs":
    "Before that moment entries were changed, or cut off and written anew, by somebody who has the key.",
  "root-changed": "The copy of that day's root was altered here; the letter holds the true one.",
  "root-missing": "The copy of that day's root was taken out here; the letter holds it.",
  "salt-missing": "Whether addresses of that day were changed cannot be found out any more.",
  score: "Somebody who can write the database has altered or removed what was entered then.",
  "score-unrecorded": "Somebody who can write the database has put marks in past the score sheet.",
  "score-differs": "Somebody who can write the database has altered the marks that count.",
};

/** What a finding means for the school. */
export const findingMeaning = ({ kind }: Finding): string => meanings[kind];

/** The audit entry that a finding names, if it still exists. */
export const entryOf = (finding: Finding): string | undefined =>
  "id" in finding && finding.kind !== "deleted" ? finding.id : undefined;
