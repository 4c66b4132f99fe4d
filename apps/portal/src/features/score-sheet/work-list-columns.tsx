import type { RowOf } from "@polyportal/api-client/list/describe";
import { scoreSheetList } from "@polyportal/api-client/list/score-sheets";
import { dash } from "@polyportal/domain/format/dash";
import { formatChange } from "@polyportal/domain/format/marks";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath } from "@polyportal/domain/routes/staff-paths";
import { WarningIcon } from "@polyportal/ui/icon";
import { Link } from "@polyportal/ui/link";
import { listOf } from "../../parts/list/described.ts";
import { SheetState } from "./sheet-state.tsx";

export type Sheet = RowOf<"listScoreSheets">;

export const pathOf = ({ courseId, sessionId }: Sheet) => reviewPath(courseId, sessionId);

/** What the list of score sheets shows of each. */
export const sheets = listOf(scoreSheetList, {
  code: {
    // With the level: a column of its own would push the last ones beyond the edge.
    cell: (sheet) => (
      <>
        <Link href={pathOf(sheet)} className="ui-alone">
          {sheet.code}
        </Link>
        <span className="block text-14 text-ink-muted">{sheet.level}</span>
      </>
    ),
    width: 8.5,
    grow: 0,
  },
  title: { hidden: true },
  lecturers: { width: 7, grow: 2 },
  department: { hidden: true },
  level: { hidden: true },
  semester: { hidden: true },
  session: { hidden: true },
  state: { cell: ({ state, held }) => <SheetState state={state} held={held} />, width: 9, grow: 2 },
  since: { width: 7, grow: 0 },
  missing: { width: 4, grow: 0 },
  mean: { width: 4.5, grow: 0 },
  passRate: { width: 5, grow: 0 },
  deviation: {
    cell: ({ deviation, unusual }) => (
      <span title={unusual ?? undefined}>
        {unusual !== null && (
          <WarningIcon label={words.columns.unusual} className="me-1 text-warning" />
        )}
        {deviation === null ? dash(null) : formatChange(Math.round(deviation * 100))}
      </span>
    ),
    width: 6,
    grow: 0,
  },
  unusual: { hidden: true },
});
