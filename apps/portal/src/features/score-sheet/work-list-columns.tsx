import type { RowOf } from "@polyportal/api-client/list/describe";
import { scoreSheetList } from "@polyportal/api-client/list/score-sheets";
import { dash } from "@polyportal/domain/format/dash";
import { formatChange } from "@polyportal/domain/format/marks";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
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
      <span className="grid">
        <Link href={pathOf(sheet)} className="ui-alone">
          {sheet.code}
        </Link>
        <span className="text-14 text-ink-muted">{sheet.level}</span>
      </span>
    ),
    width: 6.2,
    grow: 0,
  },
  title: { hidden: true },
  lecturers: { width: 7.6, grow: 2 },
  department: { hidden: true },
  level: { hidden: true },
  semester: { hidden: true },
  session: { hidden: true },
  state: { cell: ({ state, held }) => <SheetState state={state} held={held} />, width: 9 },
  since: { width: 7 },
  missing: { width: 5, grow: 0 },
  mean: { width: 4, grow: 0 },
  passRate: { width: 5, grow: 0 },
  deviation: {
    cell: ({ deviation, unusual }) => (
      <span title={unusual ?? undefined} className="grid justify-items-end gap-1">
        {deviation === null ? dash(null) : formatChange(Math.round(deviation * 100))}
        {unusual !== null && <Badge status="warning">{words.columns.unusual}</Badge>}
      </span>
    ),
    width: 6,
    grow: 0,
  },
  unusual: { hidden: true },
});
