import { amendmentPages } from "@polyportal/domain/messages/amendments";
import { scoreRowWords } from "@polyportal/domain/messages/score-rows";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { isAmendable } from "@polyportal/domain/score-sheet/amendment";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { Button } from "@polyportal/ui/button";
import type { ScoreRow } from "./entry.ts";

type Props = {
  /** The row where the focus is; undefined before it came to one. */
  row: ScoreRow | undefined;
  onHistory: () => void;
  /** Undefined where nothing of the sheet is amended. */
  onAmend: (() => void) | undefined;
  /** Enters a code, or none, into all rows that are chosen; undefined where nothing is entered. */
  onFill: ((code: string) => void) | undefined;
};

/** What stands of a row in no column, and what is done with it, or with all that are chosen. */
export function ChosenRow({ row, onHistory, onAmend, onFill }: Props) {
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      <p className="min-h-6 text-14 text-ink-muted">{row && scoreRowWords.rowIs(row)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" disabled={!row} onClick={onHistory}>
            {words.history}
          </Button>
          {onAmend && (
            <Button
              size="small"
              variant="secondary"
              disabled={!row || !isAmendable(row)}
              onClick={onAmend}
            >
              {amendmentPages.request}
            </Button>
          )}
        </div>
        {onFill && (
          <div
            role="group"
            aria-label={scoreRowWords.fillCode}
            className="flex flex-wrap items-center gap-2"
          >
            <span className="text-14">{scoreRowWords.fillCode}</span>
            {[...markCodes, ""].map((code) => (
              <Button
                key={code}
                size="small"
                variant="quiet"
                disabled={!row}
                onClick={() => onFill(code)}
              >
                {code || scoreRowWords.noCode}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
