import { dash } from "@polyportal/domain/format/dash";
import { Badge } from "../../components/badge/badge.tsx";
import type { ImportColumn } from "./import-types.ts";
import type { CheckedRow } from "./use-import.ts";
import { useWords } from "../../words/words.ts";
import { importWizardWords } from "./import-wizard.words.ts";

export type CheckedRowItemProps = {
  /** The columns, of which the first names the row. */
  columns: readonly ImportColumn[];
  /** The row and its verdict. */
  item: CheckedRow;
};

const badges = {
  new: "success",
  changed: "warning",
  unchanged: "neutral",
  refused: "fail",
} as const;

/** A row of the sheet with its verdict: what it would change, or why it is refused. */
export function CheckedRowItem({ columns, item: { row, verdict } }: CheckedRowItemProps) {
  const words = useWords("importWizard", importWizardWords);
  const [first, ...others] = columns;
  const filled = others.filter(({ key }) => row.values[key]);
  return (
    // Rows off the screen are not laid out, but search and print still find them.
    <li
      data-verdict={verdict.kind}
      className="grid gap-x-4 gap-y-1 px-4 py-3 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] sm:grid-cols-[5rem_8rem_minmax(0,1fr)] print:[content-visibility:visible]"
    >
      <span className="text-14 text-ink-muted tabular-nums">
        {words.row} {row.line}
      </span>
      <span>
        <Badge status={badges[verdict.kind]}>{words.verdicts[verdict.kind]}</Badge>
      </span>
      <div className="min-w-0 text-14 break-words">
        <p className="font-medium">
          <bdi>{dash(first && row.values[first.key])}</bdi>
        </p>
        <p className="text-ink-muted">
          {filled.map(({ key, heading }, at) => (
            <span key={key}>
              {at > 0 && " · "}
              {heading}: <bdi>{row.values[key]}</bdi>
            </span>
          ))}
        </p>
        {verdict.kind === "changed" && (
          <ul className="mt-1">
            {verdict.changes.map(({ key, from, to }) => (
              <li key={key}>
                {columns.find((column) => column.key === key)?.heading ?? key}:{" "}
                <span className="sr-only">{words.from} </span>
                <del className="text-ink-muted">{dash(from)}</del> <span aria-hidden="true">→</span>
                <span className="sr-only">{words.to}</span>{" "}
                <ins className="font-medium no-underline">{dash(to)}</ins>
              </li>
            ))}
          </ul>
        )}
        {verdict.kind === "refused" && (
          <ul className="mt-1 font-medium text-fail">
            {verdict.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
