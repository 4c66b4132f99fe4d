import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { incompleteRows } from "@polyportal/domain/messages/score-sheet";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { sheetReviewWords } from "@polyportal/domain/messages/sheet-review";
import { handingOn, missingParts } from "@polyportal/domain/score-sheet/handing-on";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { AskAct } from "../../parts/act/ask.tsx";
import type { ScoreRow } from "./entry.ts";

type Props = {
  sheet: Output<"getScoreSheet">;
  /** The rows as they are saved. */
  rows: readonly ScoreRow[];
  onClose: () => void;
  /** Goes to a row of which something is missing. */
  onRow: (studentId: string) => void;
  onSubmit: (remark: string) => Promise<unknown>;
};

/** Hands a sheet on: names what is missing, and asks at once for the remark that an unusual result wants. */
export function SubmitDialog({ sheet, rows, onClose, onRow, onSubmit }: Props) {
  const { courseId, sessionId, code, split } = sheet;
  const earlier = useQuery(queryOptionsFor(useClient(), "getSheetReview", { courseId, sessionId }));
  // Without the earlier years the server alone knows whether a remark is wanted, and says so.
  if (earlier.isPending) return null;
  const { empty, missing, unusual } = handingOn(
    rows,
    split,
    earlier.data?.earlier[0]?.mean ?? null,
  );
  const title = words.submitTitle(code);
  if (empty || missing.length > 0) {
    return (
      <Dialog
        open
        width="confirm"
        onOpenChange={onClose}
        title={title}
        description={empty ? incompleteRows([]) : words.missingQuestion(missing.length)}
        footer={
          <Button variant="secondary" onClick={onClose}>
            {words.toTheScores}
          </Button>
        }
      >
        {missing.length > 0 && (
          <ul>
            {missing.map((row) => (
              <li key={row.studentId}>
                <Button variant="quiet" wide onClick={() => onRow(row.studentId)}>
                  <span className="grow text-left">
                    {words.missingRow(row.fullName, row.matricNumber)}
                    <span className="block text-14 text-ink-muted">
                      {words.missingParts(
                        missingParts(row, split).map((part) => words.parts[part]),
                      )}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    );
  }
  return (
    <AskAct
      title={title}
      question={words.submitQuestion}
      label={words.submit}
      reasonLabel={words.remark}
      optional={!unusual}
      onClose={onClose}
      onAct={({ reason }) => onSubmit(reason)}
    >
      {unusual && (
        <Alert status="warning" title={sheetReviewWords.unusual}>
          {unusual}
        </Alert>
      )}
    </AskAct>
  );
}
