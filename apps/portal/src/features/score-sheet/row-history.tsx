import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { scoreRowWords } from "@polyportal/domain/messages/score-rows";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Dialog } from "@polyportal/ui/dialog";
import { Timeline } from "@polyportal/ui/timeline";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { standsIn, typedColumns, type ScoreRow } from "./entry.ts";

type Props = {
  courseId: number;
  sessionId: number;
  row: Pick<ScoreRow, "studentId" | "fullName">;
  onClose: () => void;
};

const heads = { ...words.parts, code: words.code, reason: words.reason };

/** What one student's row was, version by version. */
export function RowHistory({ courseId, sessionId, row, onClose }: Props) {
  const { studentId, fullName } = row;
  const query = useQuery(
    queryOptionsFor(useClient(), "listScoreVersions", { courseId, sessionId, studentId }),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.historyOf(fullName)}>
      <Fetched query={query}>
        {(versions) => (
          <Timeline
            label={words.historyOf(fullName)}
            empty={words.noHistory}
            events={versions.map(({ version, changed, ...marks }) => ({
              id: String(version),
              at: changed.at,
              who: changed.by || undefined,
              what: scoreRowWords.entered[changed.source],
              detail: typedColumns
                .filter((column) => marks[column] !== null && marks[column] !== "")
                .map((column) => words.cell(heads[column], standsIn(marks as ScoreRow, column)))
                .join(", "),
            }))}
          />
        )}
      </Fetched>
    </Dialog>
  );
}
