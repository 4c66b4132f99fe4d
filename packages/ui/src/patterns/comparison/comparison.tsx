import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { Badge } from "../../components/badge/badge.tsx";
import type { WordRun } from "./word-diff.ts";
import { wordDiff } from "./word-diff.ts";
import { useWords } from "../../words/words.ts";
import { comparisonWords } from "./comparison.words.ts";

/** A field of a record before and after. */
export type ComparedField = {
  /** The label. */
  label: string;
  /** The value before; "" if there was none. */
  before: string;
  /** The value after; "" if there is none. */
  after: string;
};

export type ComparisonProps = Omit<ComponentProps<"div">, "children"> & {
  /** The name of the list for screen readers: what is compared. */
  label: string;
  /** The fields in order. Equal ones are counted, not shown. */
  fields: readonly ComparedField[];
  /** The heading of the values before. */
  beforeTitle?: string;
  /** The heading of the values after. */
  afterTitle?: string;
};

const statuses = { added: "success", changed: "info", removed: "warning" } as const;

const kindOf = ({ before, after }: ComparedField) => {
  if (before === "") return "added";
  return after === "" ? "removed" : "changed";
};

/** The changes of a record by field: added, changed or removed in words, with changed words marked. */
export function Comparison(props: ComparisonProps) {
  const { label, fields, beforeTitle, afterTitle, className, ...rest } = props;
  const words = useWords("comparison", comparisonWords);
  const different = fields.filter(({ before, after }) => before !== after);
  const same = fields.length - different.length;
  return (
    <div {...rest} className={cx("base:grid base:gap-3", className)}>
      {different.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul aria-label={label} className="grid">
          {different.map((field) => (
            <Difference
              key={field.label}
              field={field}
              beforeTitle={beforeTitle ?? words.before}
              afterTitle={afterTitle ?? words.after}
            />
          ))}
        </ul>
      )}
      {same > 0 && <p className="text-14 text-ink-muted">{words.same(same)}</p>}
    </div>
  );
}

type DifferenceProps = { field: ComparedField; beforeTitle: string; afterTitle: string };

function Difference({ field, beforeTitle, afterTitle }: DifferenceProps) {
  const words = useWords("comparison", comparisonWords);
  const kind = kindOf(field);
  const runs = wordDiff(field.before, field.after);
  return (
    <li data-kind={kind} className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-2">
      <p className="flex flex-wrap items-center gap-2 sm:col-span-2">
        <span className="font-semibold">{field.label}</span>
        <Badge status={statuses[kind]}>{words.kinds[kind]}</Badge>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-14 text-ink-muted">{beforeTitle}</p>
        <p>{field.before === "" ? dash("") : <Runs runs={runs.before} gone />}</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-14 text-ink-muted">{afterTitle}</p>
        <p>{field.after === "" ? dash("") : <Runs runs={runs.after} />}</p>
      </div>
    </li>
  );
}

/** A text whose changed words are struck through or underlined, so that they differ without colour. */
function Runs({ runs, gone = false }: { runs: readonly WordRun[]; gone?: boolean }) {
  const Mark = gone ? "del" : "ins";
  return runs.map(({ text, shared }, index) =>
    shared ? (
      text
    ) : (
      <Mark
        key={index}
        className={
          gone
            ? "rounded bg-fail-soft text-fail line-through"
            : "rounded bg-success-soft font-medium text-success underline"
        }
      >
        {text}
      </Mark>
    ),
  );
}
