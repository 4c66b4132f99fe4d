import type { Output } from "@polyportal/api-client/client/client";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { readRow, type RowRefusals, type TypedRow } from "@polyportal/domain/score-sheet/row";
import type { Split } from "@polyportal/domain/score-sheet/split";

/** A row of the sheet as the server has it. */
export type ScoreRow = Output<"getScoreSheet">["rows"][number];

/** What the server answers to a save. */
export type SaveAnswer = Pick<Output<"saveScores">, "saved" | "conflicts" | "refused">;

/** The columns that are typed into. */
export const typedColumns = ["test", "lab", "exam", "code", "reason"] as const;
export type TypedColumn = (typeof typedColumns)[number];

/** What is wrong with cells, or with the row as a whole. */
type Refusals = RowRefusals & { readonly row?: string };

/** A row that somebody is entering: what the server has, and what was typed over it. */
export type Entered = {
  readonly stands: ScoreRow;
  /** What was typed and is not saved; over which version stands in `stands`. */
  readonly typed: TypedRow | undefined;
  /** What somebody else has saved meanwhile: a person chooses. */
  readonly theirs: ScoreRow | undefined;
  /** What the server found wrong, where the page had not. */
  readonly refused: Refusals | undefined;
};

/** The sheet as it is being entered, by the student's id, in the roster's order. */
export type Entry = ReadonlyMap<string, Entered>;

const untouched = (stands: ScoreRow): Entered => ({
  stands,
  typed: undefined,
  theirs: undefined,
  refused: undefined,
});

/** What stands in a column, as it would be typed. */
export function standsIn<Column extends TypedColumn>(
  row: Pick<ScoreRow, Column>,
  column: Column,
): string {
  const value = row[column];
  return value === null ? "" : String(value);
}

/** What a person sees in a column: what was typed, else what stands. */
export const shownIn = ({ stands, typed }: Entered, column: TypedColumn): string =>
  typed?.[column] ?? standsIn(stands, column);

/** Typed cells that differ from what stands, or may by now; undefined where none does. */
function differing(
  stands: ScoreRow,
  typed: TypedRow,
  underWay: TypedRow = {},
): TypedRow | undefined {
  const left = Object.entries(typed).filter(
    ([column, text]) => column in underWay || text !== standsIn(stands, column as TypedColumn),
  );
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** What a device holds of a row: what was typed, over which version, and whose it is. */
export type KeptRow = {
  readonly version: number;
  readonly matricNumber: string;
  /** As what the course was taken. */
  readonly kind: string | null | undefined;
  readonly typed: TypedRow;
};

/** The row of a student who is on the sheet no more, as far as a device knows it. */
const gone = (studentId: string, { matricNumber, kind, version }: KeptRow): ScoreRow => ({
  studentId,
  matricNumber,
  version,
  fullName: matricNumber,
  department: "",
  level: "",
  kind: courseKinds.find((one) => one === kind) ?? "Core",
  registration: "returned",
  test: null,
  lab: null,
  exam: null,
  code: null,
  total: null,
  grade: null,
  reason: "",
  published: false,
  changed: null,
});

const notInCourse = { row: scoreRefusals.notInCourse };

/**
 * Begins with what the server has, and what a device still holds of what was typed: also of whoever has
 * dropped the course meanwhile, with the reason why it is not saved.
 */
export function beginEntry(rows: readonly ScoreRow[], kept: ReadonlyMap<string, KeptRow>): Entry {
  const entry = new Map(
    rows.map((stands): [string, Entered] => {
      const own = kept.get(stands.studentId);
      const typed = own && differing(stands, own.typed);
      if (!own || !typed) return [stands.studentId, untouched(stands)];
      if (own.version === stands.version)
        return [stands.studentId, { ...untouched(stands), typed }];
      // All that was typed stays beside what another saved, also where both are one today.
      // Typed over an older version: somebody has changed the row since. It stays the older one until a
      // person has chosen, or the next reload would take it for one that was typed over what stands.
      const older = { ...stands, version: own.version };
      return [stands.studentId, { ...untouched(older), typed: own.typed, theirs: stands }];
    }),
  );
  for (const [id, own] of kept) {
    if (entry.has(id)) continue;
    const stands = gone(id, own);
    const typed = differing(stands, own.typed);
    if (typed) entry.set(id, { ...untouched(stands), typed, refused: notInCourse });
  }
  return entry;
}

/**
 * Fresh rows from the server: what was typed stays, over the version that it was typed over. So it does of
 * whoever has dropped the course meanwhile, with the reason why it is not saved.
 */
export function refresh(entry: Entry, rows: readonly ScoreRow[]): Entry {
  const next = new Map(
    rows.map((stands): [string, Entered] => {
      const before = entry.get(stands.studentId);
      if (!before?.typed) return [stands.studentId, untouched(stands)];
      // Who had dropped the course has it again.
      const refused = before.refused?.row ? undefined : before.refused;
      if (before.stands.version === stands.version) {
        return [stands.studentId, { ...before, stands, refused }];
      }
      if (!differing(stands, before.typed)) return [stands.studentId, untouched(stands)];
      return [stands.studentId, { ...before, theirs: stands, refused }];
    }),
  );
  for (const [id, row] of entry) {
    if (row.typed && !next.has(id)) next.set(id, { ...row, refused: notInCourse });
  }
  return next;
}

type Cell = { readonly row: string; readonly column: string; readonly text: string };

/** What was sent of rows. */
type Sent = ReadonlyMap<string, TypedRow>;

/**
 * Types into cells. What is under way may be saved by now: a cell of it that is typed back to what stood
 * before is a change, until the answer is here.
 */
export function enterCells(entry: Entry, cells: readonly Cell[], underWay?: Sent): Entry {
  const next = new Map(entry);
  for (const { row, column, text } of cells) {
    const before = next.get(row);
    if (!before) continue;
    const typed = differing(before.stands, { ...before.typed, [column]: text }, underWay?.get(row));
    next.set(row, { ...before, typed, theirs: typed && before.theirs, refused: undefined });
  }
  return next;
}

type Read = ReturnType<typeof readRow>;

const readings = new WeakMap<Entered, { readonly split: Split; readonly read: Read }>();

/** What a typed row comes to. Each is read once while it stays the same, however many ask at each key. */
export function readingOf(row: Entered & { typed: TypedRow }, split: Split): Read {
  const known = readings.get(row);
  if (known?.split === split) return known.read;
  const read = readRow(row.typed, row.stands, split);
  readings.set(row, { split, read });
  return read;
}

/** Whether something was typed over what stands. */
export const isTyped = (row: Entered): row is Entered & { typed: TypedRow } =>
  row.typed !== undefined;

/** What is wrong with a row as it was typed. */
export function wrongIn(row: Entered, split: Split): Refusals {
  if (!isTyped(row)) return {};
  const read = readingOf(row, split);
  return "refusals" in read ? read.refusals : (row.refused ?? {});
}

/** The rows that can be saved now: typed, right, and not waiting for a choice. */
export const savable = (entry: Entry, split: Split): [string, Entered & { typed: TypedRow }][] =>
  [...entry].flatMap(([id, row]) =>
    row.typed && !row.theirs && Object.keys(wrongIn(row, split)).length === 0
      ? [[id, { ...row, typed: row.typed }]]
      : [],
  );

/** Takes a save's answer: `sent` is what was sent of each row, over which more may have been typed since. */
export function takeAnswer(
  entry: Entry,
  sent: Sent,
  { saved, conflicts, refused }: SaveAnswer,
): Entry {
  const next = new Map(entry);
  // A row that came back neither saved nor refused stood there already.
  for (const [id, what] of sent) {
    const row = next.get(id);
    if (row) next.set(id, { ...row, typed: differing(row.stands, since(row, what)) });
  }
  for (const stands of saved) {
    const typed = differing(stands, since(entry.get(stands.studentId), sent.get(stands.studentId)));
    next.set(stands.studentId, { ...untouched(stands), typed });
  }
  for (const theirs of conflicts) {
    const row = entry.get(theirs.studentId);
    if (!row?.typed || !differing(theirs, row.typed)) next.set(theirs.studentId, untouched(theirs));
    else {
      // Whoever has chosen while the answer was on its way is not asked again.
      const isChosen = row.stands.version >= theirs.version;
      next.set(theirs.studentId, { ...row, theirs: isChosen ? row.theirs : theirs });
    }
  }
  for (const { studentId, cells } of refused) {
    const row = entry.get(studentId);
    if (!row?.typed) continue;
    // What was typed since was not refused: it is sent in its turn.
    const another = Object.keys(since(row, sent.get(studentId))).length > 0;
    next.set(
      studentId,
      another ? { ...row, typed: differing(row.stands, row.typed) } : { ...row, refused: cells },
    );
  }
  return next;
}

/** What was typed into a row after it was sent. */
const since = (row: Entered | undefined, sent: TypedRow = {}): TypedRow =>
  Object.fromEntries(
    Object.entries(row?.typed ?? {}).filter(
      ([column, text]) => sent[column as TypedColumn] !== text,
    ),
  );

/** Goes on with what was typed here, over what somebody else has saved. */
export function keepMine(entry: Entry, id: string): Entry {
  const row = entry.get(id);
  if (!row?.theirs) return entry;
  const typed = row.typed && differing(row.theirs, row.typed);
  return new Map(entry).set(id, { ...untouched(row.theirs), typed });
}

/** Goes on with what somebody else has saved; what was typed here is dropped. */
export function takeTheirs(entry: Entry, id: string): Entry {
  const row = entry.get(id);
  return row?.theirs ? new Map(entry).set(id, untouched(row.theirs)) : entry;
}
