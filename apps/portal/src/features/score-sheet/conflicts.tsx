import { scoreRowWords } from "@polyportal/domain/messages/score-rows";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import type { TypedRow } from "@polyportal/domain/score-sheet/row";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { standsIn, typedColumns, type Entry, type ScoreRow } from "./entry.ts";

type Props = { entry: Entry; onMine: (id: string) => void; onTheirs: (id: string) => void };

const heads = { ...words.parts, code: words.code, reason: words.reason };

const typedCells = (typed: TypedRow): string =>
  typedColumns
    .flatMap((column) => {
      const text = typed[column];
      return text === undefined ? [] : [words.cell(heads[column], text)];
    })
    .join(", ");

const standingCells = (row: ScoreRow, typed: TypedRow): string =>
  typedColumns
    .filter((column) => typed[column] !== undefined)
    .map((column) => words.cell(heads[column], standsIn(row, column)))
    .join(", ");

/** Rows that somebody else has changed while they were typed in: both are in sight, a person chooses. */
export function Conflicts({ entry, onMine, onTheirs }: Props) {
  const rows = [...entry.values()].flatMap(({ stands, typed, theirs }) =>
    typed && theirs ? [{ stands, typed, theirs }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <Alert status="warning" title={words.conflicts(rows.length)} live className="mb-4">
      <ul className="grid gap-3">
        {rows.map(({ stands, typed, theirs }) => (
          <li key={stands.studentId}>
            <p className="font-semibold">
              {scoreRowWords.conflict(stands.fullName, theirs.changed)}
            </p>
            <p>
              {words.mineIs(typedCells(typed))} {words.theirsIs(standingCells(theirs, typed))}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" variant="secondary" onClick={() => onMine(stands.studentId)}>
                {words.mine}
              </Button>
              <Button size="small" variant="secondary" onClick={() => onTheirs(stands.studentId)}>
                {words.theirs}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
