import { formatDateTime } from "../format/date.ts";
import { listed } from "../format/listed.ts";
import { formatCreditUnits } from "../format/marks.ts";
import type { ScoreSource } from "../score-sheet/sources.ts";
import { semesterName } from "./semester.ts";

type Headed = {
  readonly programme: string;
  readonly level: string;
  readonly semester: string;
  readonly creditUnit: number;
  readonly department: string;
  readonly faculty: string;
  readonly lecturers: readonly { readonly name: string; readonly coordinator: boolean }[];
};

type Change = { readonly by: string; readonly at: string; readonly source: ScoreSource };

/** By which way a row was entered. */
const entered: Readonly<Record<ScoreSource, string>> = {
  typed: "typed",
  pasted: "pasted",
  upload: "uploaded",
  undo: "set back with an upload",
  cbt: "brought from the computer test",
  amendment: "amended",
  before: "from before versions were kept",
};

/** Words of one sheet and its rows: apart from those that lists of sheets need. */
export const scoreRowWords = {
  entered,
  /** As its paper is headed: of whom it is, and what it counts. */
  ofWhom: ({ programme, level, semester, creditUnit, department, faculty }: Headed): string =>
    `${programme}, ${level}, ${semesterName(semester)}, ${formatCreditUnits(creditUnit)} units. ${department}, ${faculty}.`,
  taughtBy: ({ lecturers }: Headed): string =>
    lecturers.length === 0
      ? "Nobody teaches it."
      : `Taught by ${listed(
          lecturers.map(({ name, coordinator }) => (coordinator ? `${name} (coordinator)` : name)),
        )}.`,
  conflict: (name: string, changed: Change | null): string =>
    changed === null ? name : `${name}, changed by ${changed.by}, ${formatDateTime(changed.at)}`,
  remarks: "Remarks",
  fillCode: "Fill a code for the chosen rows",
  noCode: "None",
  /** What is known of the row where the focus is and stands in no column of the grid. */
  rowIs: (row: {
    readonly fullName: string;
    readonly kind: string;
    readonly changed: Change | null;
  }): string =>
    `${row.fullName}: ${row.kind}. ${row.changed ? `Last change: ${scoreRowWords.changedBy(row.changed)}.` : "Nothing was entered yet."}`,
  /** Who changed a row, when and by which way; nobody is known of what is from before that was kept. */
  changedBy: ({ by, at, source }: Change): string =>
    [by, formatDateTime(at), entered[source]].filter(Boolean).join(", "),
};
