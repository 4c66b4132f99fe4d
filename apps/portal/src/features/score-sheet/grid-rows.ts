import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { earnedBy, totalOf, type Marks } from "@polyportal/domain/score-sheet/row";
import { partsOf, type Split } from "@polyportal/domain/score-sheet/split";
import type { EntryColumn, EntryRow } from "@polyportal/ui/entry-types";
import { isTyped, readingOf, shownIn, typedColumns, wrongIn, type Entered } from "./entry.ts";

/**
 * The columns of a sheet's grid: a part that counts nothing has none, nor has the department where all are
 * of one. It is the last, so that what is pasted from a file lies as it does there.
 */
export const gridColumns = (split: Split, department: boolean): readonly EntryColumn[] => [
  { id: "fullName", header: words.fullName, width: 16 },
  { id: "matricNumber", header: words.matricNumber, width: 9 },
  ...partsOf(split).map((part): EntryColumn => ({
    id: part,
    header: words.parts[part],
    hint: words.upTo(split[part]),
    entered: true,
    numeric: true,
    width: 4.5,
  })),
  { id: "code", header: words.code, about: words.codeHint, entered: true, width: 5 },
  { id: "total", header: words.total, computed: true, numeric: true, width: 4 },
  { id: "grade", header: words.grade, computed: true, width: 4 },
  {
    id: "reason",
    header: words.reason,
    about: words.reasonHint,
    entered: true,
    width: department ? 7 : 10,
  },
  ...(department ? [{ id: "department", header: words.columns.department, width: 8 }] : []),
];

/** What a row comes to as it is typed; nothing while a cell is wrong. */
export function marksOf(row: Entered, split: Split): Marks | undefined {
  if (!isTyped(row)) return row.stands;
  const read = readingOf(row, split);
  return "marks" in read ? read.marks : undefined;
}

type How = {
  readonly split: Split;
  readonly locked: boolean;
  /** What is typed waits on the device: the server was not reached, or has refused it. */
  readonly waits: boolean;
};

function drawn(row: Entered, { split, locked, waits }: How): EntryRow {
  const { stands, typed, theirs } = row;
  const wrong = wrongIn(row, split);
  const marks = marksOf(row, split);
  const total = marks ? totalOf(marks, split) : null;
  const grade = marks ? earnedBy({ total, code: marks.code })?.grade : undefined;
  return {
    id: stands.studentId,
    label: stands.fullName,
    cells: {
      ...Object.fromEntries(typedColumns.map((column) => [column, shownIn(row, column)])),
      fullName: stands.fullName,
      matricNumber: stands.matricNumber,
      department: stands.department,
      total: total === null ? "" : String(total),
      // As on paper: a code stands in the place of a grade.
      grade: marks?.code ?? grade ?? "",
    },
    wrong,
    note: noteOf(),
    saved: noteOf() === words.notes.saved,
    muted: stands.registration !== "approved",
    locked,
  };

  function noteOf(): string | undefined {
    if (theirs) return words.notes.conflict;
    // What is wrong with the row as a whole stands in no cell of its own.
    if (wrong.row) return wrong.row;
    if (Object.keys(wrong).length > 0) return words.notes.wrong;
    if (typed) return waits ? words.notes.kept : words.notes.saving;
    if (stands.registration !== "approved") return words.notes.notApproved;
    return stands.version > 0 ? words.notes.saved : undefined;
  }
}

/** Draws rows, each once while it stays the same: the grid draws no row anew that has not changed. */
export function rowDrawer() {
  const known = new WeakMap<Entered, { how: string; row: EntryRow }>();
  return (rows: readonly Entered[], how: How): EntryRow[] => {
    const as = JSON.stringify(how);
    return rows.map((entered) => {
      const before = known.get(entered);
      if (before?.how === as) return before.row;
      const row = drawn(entered, how);
      known.set(entered, { how: as, row });
      return row;
    });
  };
}
