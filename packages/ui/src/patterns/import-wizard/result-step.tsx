import type { ReactNode } from "react";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import type { ImportColumn, ImportOutcome } from "./import-types.ts";
import { RefusedDownload } from "./refused-download.tsx";
import type { CheckedRow } from "./use-import.ts";
import { refusedOf } from "./use-import.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

export type ResultStepProps = {
  /** The columns of the sheet. */
  columns: readonly ImportColumn[];
  /** The name of the sheet's file. */
  file: string;
  /** The rows with their verdicts. */
  checked: readonly CheckedRow[];
  /** The result of the import. */
  outcome: ImportOutcome;
  /** What to do next: a link to the imported records. */
  next: ReactNode;
  /** Goes back to the first step. */
  onOther: () => void;
};

/** The last step: how many rows were stored, and which were not. */
export function ResultStep({ columns, file, checked, outcome, next, onOther }: ResultStepProps) {
  const words = useWords("importWizard", importWizardWords);
  const late = outcome.refused ?? [];
  const refused = [...refusedOf(checked), ...late].toSorted((a, b) => a.line - b.line);
  return (
    <div className="grid gap-4">
      <Alert status="success" title={words.imported}>
        {words.importedRows(outcome.imported)}
      </Alert>
      {refused.length > 0 && (
        <Alert status="warning" title={words.refusedRows(refused.length)}>
          {late.length > 0 && (
            <ul className="text-14">
              {late.map(({ line, reasons }) => (
                <li key={line}>
                  {words.row} {line}: {reasons.join(" ")}
                </li>
              ))}
            </ul>
          )}
          <RefusedDownload {...{ columns, file, refused }} rows={checked.map(({ row }) => row)} />
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {next}
        <Button variant="secondary" onClick={onOther}>
          {words.otherSheet}
        </Button>
      </div>
    </div>
  );
}
