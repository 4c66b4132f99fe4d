import { formatDate, formatDateTime } from "../format/date.ts";
import { formatNaira, toNaira } from "../format/naira.ts";
import { truncate } from "../format/name.ts";
import { groupRrr } from "../format/rrr.ts";
import { approvalActName, approvalActNames } from "../approval/acts.ts";
import { auditActions, isAuditAction } from "./actions.ts";
import { auditFields, readableName, type FieldKind } from "./fields.ts";
import { isSecret, isSensitive, sensitiveMarks } from "./sensitive.ts";

/** A changed field with its values before and after; null for no value. */
export type HistoryChange = {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** An audit entry as it is shown. */
export type DisplayedAct = {
  readonly action: string;
  /** The actor's name. */
  readonly who: string;
  /** The name of the subject. */
  readonly whom?: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason?: string | null | undefined;
};

export const historyWords = {
  somebody: "Somebody who was not signed in",
  applicant: "The applicant",
  system: "The portal",
  gone: "A person whose account is gone",
  record: "the account",
  /** For health, belief and secrets. */
  notTold: "not told",
  file: "a file",
  otherFile: "another file",
  none: "none",
  yes: "yes",
  no: "no",
} as const;

/** The actors of commands on the server. */
const commands: Readonly<Record<string, string>> = {
  "create-admin": "Whoever runs the server",
  "close-demo-accounts": "Whoever runs the server",
  "confirm-retention": "Whoever runs the server",
  "correct-address": "Whoever runs the server",
};

/** The actor's name if nobody was signed in. */
export const actorText = (kind: string, id: string | null): string => {
  if (kind === "anyone") return historyWords.somebody;
  if (kind === "applicant") return historyWords.applicant;
  if (kind === "system") return commands[id ?? ""] ?? historyWords.system;
  return historyWords.gone;
};

/** The actor's name while impersonating. */
export const onBehalf = (who: string, of: string): string => `${who}, signed in as ${of},`;

/** Longer values are shortened. */
const longest = 300;
/** Further changes of one act are left out. */
const mostChanges = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldOf = (facts: unknown, name: string): unknown =>
  isObject(facts) && Object.hasOwn(facts, name) ? facts[name] : undefined;

/** The reason of an act. Older entries have it among their values. */
export function reasonOf({ reason, after }: Pick<DisplayedAct, "reason" | "after">): string | null {
  const noted = reason ?? fieldOf(after, "reason");
  return typeof noted === "string" && noted.trim() !== "" ? noted.trim() : null;
}

/** What was done, to follow the actor's name: "signed in as ADE Bello". */
export function historyPhrase(act: Omit<DisplayedAct, "who" | "reason">): string {
  const phrase = isAuditAction(act.action)
    ? auditActions[act.action]
    : `did this: ${readableName(act.action).toLowerCase()}`;
  return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "whom") return act.whom ?? historyWords.record;
    const value = fieldOf(act.after, name) ?? fieldOf(act.before, name);
    return tell(name, value) ?? historyWords.none;
  });
}

/** One sentence: "OKAFOR Ngozi signed in as ADE Bello, because the form would not open". */
export function historySentence(act: DisplayedAct): string {
  const reason = reasonOf(act);
  return `${act.who} ${historyPhrase(act)}${reason === null ? "" : `, because: ${reason}`}`;
}

/** The changes in their stored order. A value that is missing afterwards does not count as removed. */
export function historyChanges({ before, after }: Pick<DisplayedAct, "before" | "after">) {
  const changes: HistoryChange[] = [];
  compare([], before ?? undefined, after ?? undefined, changes);
  return changes.slice(0, mostChanges);
}

function compare(
  path: readonly string[],
  before: unknown,
  after: unknown,
  into: HistoryChange[],
): void {
  const name = path.at(-1) ?? "";
  if (kindOf(name, after ?? before) === "hidden") return;
  if (isSecret(name)) return note(path, cover(name, before), cover(name, after), into);
  if (hasParts(before) || hasParts(after)) {
    const [old, now] = [partsOf(before), partsOf(after)];
    for (const part of new Set([...old.keys(), ...now.keys()])) {
      // A missing list item was removed, but a missing field was just not part of the save.
      if (!now.has(part) && isObject(after)) continue;
      compare([...path, part], old.get(part), now.get(part), into);
    }
    return;
  }
  const [from, to] = [tell(name, before), tell(name, after)];
  if (
    kindOf(name, after ?? before) === "file" &&
    before !== after &&
    from !== null &&
    to !== null
  ) {
    return note(path, from, historyWords.otherFile, into);
  }
  note(path, from, to, into);
}

const note = (
  path: readonly string[],
  from: string | null,
  to: string | null,
  into: HistoryChange[],
): void => {
  if (from !== to) into.push({ field: pathText(path), from, to });
};

/** Whether a value is compared part by part: objects and lists of objects. Lists of plain values are one value. */
const hasParts = (value: unknown): boolean =>
  isObject(value) || (Array.isArray(value) && value.some((one) => isObject(one)));

function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return new Map();
  return new Map(value.map((one: unknown, index) => [String(index + 1), one]));
}

/** "Next of kin, full name"; "Sitting 2, subject 1, grade". */
function pathText(path: readonly string[]): string {
  const words = path.reduce<string[]>((told, part) => {
    const last = told.at(-1);
    if (!/^\d+$/.test(part)) return [...told, auditFields[part]?.[0] ?? readableName(part)];
    return last === undefined ? [`Entry ${part}`] : [...told.slice(0, -1), `${last} ${part}`];
  }, []);
  const [first = "", ...others] = words;
  return [first, ...others.map(lowerFirst)].join(", ");
}

/** Abbreviations keep their capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A row's long id is hidden, whatever its field, unless it is a file's. */
function kindOf(name: string, value: unknown): FieldKind {
  const kind = auditFields[name]?.[1] ?? "text";
  return typeof value === "string" && uuid.test(value) && kind !== "file" ? "hidden" : kind;
}

const cover = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const mark = isSensitive(name) && sensitiveMarks.find((one) => one === value);
  return mark || historyWords.notTold;
};

/** A plain value in words; null if there is none. */
function tell(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (isSecret(name)) return cover(name, value);
  if (Array.isArray(value)) {
    const told = value.flatMap((one: unknown) => tell(name, one) ?? []);
    return truncate(told.join(", ") || historyWords.none, longest);
  }
  if (isObject(value)) return truncate(JSON.stringify(value), longest);
  if (typeof value === "boolean") return value ? historyWords.yes : historyWords.no;
  return truncate(tellPlain(name, value), longest);
}

/** The words of database states. Rows from before 0.1.0 say "headed" and "deaned", and are never rewritten. */
const calledOtherwise: ReadonlyMap<string, string> = new Map([
  ["headEndorsed", "Endorsed by the head"],
  ["deanApproved", "Endorsed by the dean"],
  ["headed", "Endorsed by the head"],
  ["deaned", "Endorsed by the dean"],
]);

function tellPlain(name: string, value: unknown): string {
  const text = String(value);
  switch (kindOf(name, value)) {
    case "kobo":
      return typeof value === "number" ? formatNaira(toNaira(value)) : text;
    case "date":
      return formatDate(text) || text;
    case "moment":
      return formatDateTime(text) || text;
    case "rrr":
      return groupRrr(text);
    case "reference":
      return typeof value === "number" ? `number ${value}` : text;
    case "file":
      return historyWords.file;
    case "words":
      return calledOtherwise.get(text) ?? readableName(text);
    case "act": {
      const act = approvalActNames.find((one) => one === text);
      return act ? approvalActName(act) : readableName(text);
    }
    case "hidden":
      return historyWords.notTold;
    case "text":
      return /^\d{4}-\d\d-\d\dT/.test(text) ? formatDateTime(text) || text : text;
  }
}
