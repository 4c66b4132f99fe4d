import { formatDateTime } from "../format/date.ts";

/** Places outside the school's database that receive checkpoints. */
export const outletNames = ["file", "database"] as const;
export type OutletName = (typeof outletNames)[number];

/** What a check compared the record with, besides its seals and their key. */
export type CheckedAgainst = {
  /** Daily roots in the database. */
  readonly roots: number;
  readonly checkpoints: number;
  /** Whether the server's database role can only add checkpoints. */
  readonly insertOnly: boolean;
  /** The last checkpoints of outside places. */
  readonly outside: readonly { readonly name: OutletName; readonly at: string }[];
  /** Roots from mails. */
  readonly letters: number;
};

const outletText: Readonly<Record<OutletName, string>> = {
  file: "the file outside the database",
  database: "the second database",
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** What it was compared with, to continue a sentence after "against". */
export function againstText(against: CheckedAgainst): string {
  const parts = [
    "its seals",
    against.roots > 0 && counted(against.roots, "daily root", "daily roots"),
    against.checkpoints > 0 &&
      `${counted(against.checkpoints, "checkpoint", "checkpoints")}${against.insertOnly ? " that the server can only add to" : ""}`,
    ...against.outside.map(({ name, at }) => `${outletText[name]} (of ${formatDateTime(at)})`),
    against.letters > 0 && counted(against.letters, "root from a letter", "roots from letters"),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

export type Span = { readonly from: string | null; readonly to: string | null };

/** The time span of a check and what it compared. `isSound` means that nothing was found. */
export function checkedText({ from, to }: Span, against: CheckedAgainst, isSound: boolean): string {
  const what = isSound ? "The record is sound" : "The record was checked";
  if (from === null || to === null) return `Nothing is sealed yet: there was nothing to check.`;
  return `${what} from ${formatDateTime(from)} to ${formatDateTime(to)}, against ${againstText(against)}.`;
}

/** What a check without a mailed root cannot find, depending on where checkpoints are stored. */
export function leftOpen({ insertOnly, outside }: CheckedAgainst): string {
  if (insertOnly || outside.length > 0) {
    const who = [
      insertOnly && "administers PostgreSQL",
      ...outside.map(({ name }) => `can write ${outletText[name]}`),
    ].filter((part) => part !== false);
    return `No root was given. Whoever holds the key and ${who.join(" and ")} can rewrite the record from its beginning: only a root from a letter shows that.`;
  }
  return "No root was given, and the checkpoints belong to the role as which the server connects: whoever has its password can take the record's end out together with them while the server stands still, and with the key rewrite all of it; only a root from a letter shows that. doctor.js on the server says how to keep them where the server can only add to them.";
}
