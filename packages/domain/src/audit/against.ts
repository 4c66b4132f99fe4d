import { formatDateTime } from "../format/date.ts";

/** Places outside the school's database that are told where the record stands. */
export const outletNames = ["file", "database"] as const;
export type OutletName = (typeof outletNames)[number];

/** What a check held the record against, beside its seals and their key. */
export type CheckedAgainst = {
  /** Daily roots that are kept in the database. */
  readonly roots: number;
  /** How many checkpoints. */
  readonly checkpoints: number;
  /** Whether the server's database role can add checkpoints and neither change nor delete one. */
  readonly insertOnly: boolean;
  /** What places outside the database had been told last. */
  readonly outside: readonly { readonly name: OutletName; readonly at: string }[];
  /** Roots from letters. */
  readonly letters: number;
};

const outletText: Readonly<Record<OutletName, string>> = {
  file: "the file outside the database",
  database: "the second database",
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** What it was held against, to be read on after "against". */
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

/** From when to when it was checked and against what; `isSound` where nothing was found. */
export function checkedText({ from, to }: Span, against: CheckedAgainst, isSound: boolean): string {
  const what = isSound ? "The record is sound" : "The record was checked";
  if (from === null || to === null) return `Nothing is sealed yet: there was nothing to check.`;
  return `${what} from ${formatDateTime(from)} to ${formatDateTime(to)}, against ${againstText(against)}.`;
}

/** What a check without a letter's root cannot find, by where the checkpoints lie. */
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
