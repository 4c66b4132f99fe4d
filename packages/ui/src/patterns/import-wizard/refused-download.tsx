import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { DownloadIcon } from "../../components/icon/icon.tsx";
import type { ImportColumn, ImportRow, RefusedRow } from "./import-types.ts";
import { saveRefused } from "./workbooks.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

export type RefusedDownloadProps = {
  /** The columns of the sheet. */
  columns: readonly ImportColumn[];
  /** The sheet's file name, from which the workbook's is made. */
  file: string;
  /** The rows of the sheet. */
  rows: readonly ImportRow[];
  /** Which of them were refused, and why. */
  refused: readonly RefusedRow[];
};

/** Downloads the refused rows with their reasons, to be fixed and imported again. */
export function RefusedDownload({ columns, file, rows, refused }: RefusedDownloadProps) {
  const words = useWords("importWizard", importWizardWords);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const save = async () => {
    setState("saving");
    const name = `${file.replace(/\.[^.]*$/, "")}-refused.xlsx`;
    setState(
      await saveRefused(name, columns, rows, refused, words).then(
        () => "idle" as const,
        () => "failed" as const,
      ),
    );
  };
  return (
    <div className="mt-2">
      <Button
        variant="secondary"
        size="small"
        loading={state === "saving"}
        onClick={() => void save()}
      >
        <DownloadIcon />
        {words.downloadRefused}
      </Button>
      <p role="status" className="text-14 text-fail">
        {state === "failed" && words.sampleNotMade}
      </p>
    </div>
  );
}
