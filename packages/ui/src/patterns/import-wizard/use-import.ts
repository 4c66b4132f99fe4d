import { useRef, useState } from "react";
import type {
  ImportColumn,
  ImportOutcome,
  ImportRow,
  RefusedRow,
  Verdict,
  VerdictKind,
} from "./import-types.ts";
import { SheetProblem } from "./sheet-rows.ts";
import { fileProblem, readRows } from "./workbooks.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

/** A row with its verdict. */
export type CheckedRow = {
  /** The row. */
  row: ImportRow;
  /** What is to become of it. */
  verdict: Verdict;
};

/** The sheet that was read. */
type Read = { file: string; rows: readonly ImportRow[]; ignored: readonly string[] };
type Checked = Read & { checked: readonly CheckedRow[] };

/** The stage of the import. It keeps what is known so far, so that nothing must be repeated. */
export type ImportStage =
  | { at: "choose"; problem?: string }
  | { at: "reading"; file: string }
  | (Read & { at: "checking" })
  | (Read & { at: "unchecked"; problem: string })
  | (Checked & { at: "preview"; problem?: string })
  | (Checked & { at: "importing"; done: number })
  | (Checked & { at: "done"; outcome: ImportOutcome });

export type UseImport = {
  columns: readonly ImportColumn[];
  check: (rows: readonly ImportRow[]) => Promise<readonly Verdict[]>;
  onImport: (
    rows: readonly ImportRow[],
    onProgress: (done: number) => void,
  ) => Promise<ImportOutcome>;
};

/** The rows that an import would store. */
export const toImport = (checked: readonly CheckedRow[]): readonly ImportRow[] =>
  checked
    .filter(({ verdict: { kind } }) => kind === "new" || kind === "changed")
    .map(({ row }) => row);

/** The refused verdicts. */
export const refusedOf = (checked: readonly CheckedRow[]): readonly RefusedRow[] =>
  checked.flatMap(({ verdict }) => (verdict.kind === "refused" ? [verdict] : []));

/** How many rows there are of each kind. */
export const countKinds = (
  checked: readonly CheckedRow[],
): Readonly<Record<VerdictKind, number>> => {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { verdict } of checked) counts[verdict.kind] += 1;
  return counts;
};

/** The stages of an import, from a file to the result. */
export function useImport({ columns, check, onImport }: UseImport) {
  const words = useWords("importWizard", importWizardWords);
  const [stage, setStage] = useState<ImportStage>({ at: "choose" });
  // Answers that arrive after another file was chosen are ignored.
  const run = useRef(0);
  const start = () => {
    run.current += 1;
    const mine = run.current;
    return (next: ImportStage) => {
      if (run.current === mine) setStage(next);
    };
  };

  async function checkRows({ file, rows, ignored }: Read, go = start()) {
    const read = { file, rows, ignored };
    go({ at: "checking", ...read });
    try {
      const verdicts = new Map((await check(read.rows)).map((one) => [one.line, one]));
      const checked = read.rows.map((row) => ({
        row,
        verdict: verdicts.get(row.line) ?? unheard(row.line, words.noVerdict),
      }));
      go({ at: "preview", ...read, checked });
    } catch (failure) {
      go({ at: "unchecked", ...read, problem: wordsOf(failure, words.notChecked) });
    }
  }

  async function choose(file: File) {
    const go = start();
    const problem = fileProblem(file, words);
    if (problem) return go({ at: "choose", problem });
    go({ at: "reading", file: file.name });
    try {
      const sheet = await readRows(file, columns, words);
      await checkRows({ file: file.name, ...sheet }, go);
    } catch (failure) {
      const known = failure instanceof SheetProblem;
      go({ at: "choose", problem: known ? failure.message : words.unreadable });
    }
  }

  async function importRows({ file, rows, ignored, checked }: Checked) {
    const go = start();
    const read = { file, rows, ignored, checked };
    go({ at: "importing", ...read, done: 0 });
    try {
      const outcome = await onImport(toImport(checked), (done) =>
        go({ at: "importing", ...read, done }),
      );
      go({ at: "done", ...read, outcome });
    } catch (failure) {
      go({ at: "preview", ...read, problem: wordsOf(failure, words.notImported) });
    }
  }

  const restart = () => start()({ at: "choose" });
  return { stage, choose, checkRows, importRows, restart };
}

const unheard = (line: number, reason: string): RefusedRow => ({
  line,
  kind: "refused",
  reasons: [reason],
});

const wordsOf = (failure: unknown, otherwise: string): string =>
  (failure instanceof Error && failure.message) || otherwise;
