import { useState } from "react";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { CheckedRowItem } from "./checked-row-item.tsx";
import type { ImportColumn, VerdictKind } from "./import-types.ts";
import { RefusedDownload } from "./refused-download.tsx";
import type { CheckedRow } from "./use-import.ts";
import { countKinds, refusedOf, toImport } from "./use-import.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

export type PreviewStepProps = {
  /** The columns of the sheet. */
  columns: readonly ImportColumn[];
  /** The name of the sheet's file. */
  file: string;
  /** The rows with their verdicts, in the sheet's order. */
  checked: readonly CheckedRow[];
  /** Headings that are ignored. */
  ignored: readonly string[];
  /** Why the import failed. */
  problem: string | undefined;
  /** Imports the new and changed rows. */
  onImport: () => void;
  /** Goes back to the first step. */
  onOther: () => void;
};

const kinds: readonly VerdictKind[] = ["new", "changed", "unchanged", "refused"];

/** The second step: every row with its verdict, before anything is stored. */
export function PreviewStep(props: PreviewStepProps) {
  const { columns, file, checked, ignored, problem, onImport, onOther } = props;
  const words = useWords("importWizard", importWizardWords);
  const [kind, setKind] = useState<VerdictKind>();
  const counts = countKinds(checked);
  const refused = refusedOf(checked);
  const count = toImport(checked).length;
  const shown = kind ? checked.filter(({ verdict }) => verdict.kind === kind) : checked;
  return (
    <div className="grid grid-cols-1 gap-4">
      {ignored.length > 0 && <Alert status="warning">{words.ignoredColumns(ignored)}</Alert>}
      {refused.length > 0 && (
        <Alert status="warning">
          <p>{words.refusedLeftOut}</p>
          <RefusedDownload {...{ columns, file, refused }} rows={checked.map(({ row }) => row)} />
        </Alert>
      )}
      <div role="group" aria-label={words.check} className="flex flex-wrap gap-2">
        {[undefined, ...kinds].map((one) => (
          <button
            key={one ?? "all"}
            type="button"
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
            className="min-h-control rounded border border-line-strong bg-paper-raised px-3 text-14 hover:bg-paper-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-strong"
          >
            {one ? words.verdicts[one] : words.all}{" "}
            <span className="tabular-nums">
              {(one ? counts[one] : checked.length).toLocaleString("en")}
            </span>
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-ink-muted">{words.noneOfKind}</p>
      ) : (
        <ol
          className="max-h-[60dvh] divide-y divide-line overflow-y-auto rounded border border-line bg-paper-raised print:max-h-none"
          tabIndex={0}
          aria-label={words.check}
        >
          {shown.map((item) => (
            <CheckedRowItem key={item.row.line} columns={columns} item={item} />
          ))}
        </ol>
      )}
      {problem && (
        <Alert status="fail" live>
          {problem}
        </Alert>
      )}
      {count === 0 && <Alert>{words.nothingToImport}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onOther}>
          {words.otherSheet}
        </Button>
        <Button disabled={count === 0} onClick={onImport}>
          {problem ? words.retry : words.importRows(count)}
        </Button>
      </div>
    </div>
  );
}
