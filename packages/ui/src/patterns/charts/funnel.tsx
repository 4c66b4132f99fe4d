import type { FormatValue } from "./chart-data.ts";
import { plainFormat } from "./chart-data.ts";
import type { ChartHeadProps } from "./chart-frame.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { FigureTable } from "./figure-table.tsx";
import { funnelSteps } from "./funnel-steps.ts";
import { Link } from "../../components/link/link.tsx";
import { useWords } from "../../words/words.ts";
import { funnelWords } from "./funnel.words.ts";

/** A stage of the funnel. */
export type FunnelStage = {
  /** Its name: "Paid". */
  label: string;
  /** How many have reached it. */
  value: number;
  /** Their list: the figure links there, unless it is 0. */
  href?: string | undefined;
};

export type FunnelProps = ChartHeadProps & {
  /** The heading of the table's first column: "Stage". */
  stageHeading: string;
  /** The heading of its second column: "Applicants". */
  valueHeading: string;
  /** The stages in order, each a subset of the one before; undefined while loading. */
  stages: readonly FunnelStage[] | undefined;
  /** Formats values; by default plain numbers with separators. */
  format?: FormatValue;
};

/** How many reach each stage, with its share of the first stage and of the one before. */
export function Funnel(props: FunnelProps) {
  const { stageHeading, valueHeading, stages, format = plainFormat, ...frame } = props;
  const words = useWords("funnel", funnelWords);
  const steps = funnelSteps(stages ?? []);
  const shareOf = (share: number | null) => (share === null ? "-" : words.percent(share));
  return (
    <ChartFrame
      {...frame}
      waiting={stages === undefined}
      drawable={steps.length > 0}
      linked={steps.some(({ href }) => href)}
      drawing={
        <ol className="grid gap-4 text-14">
          {steps.map(({ label, value, href, ofFirst, ofBefore }, index) => (
            <li key={`${index} ${label}`} className="grid gap-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 font-medium break-words">{label}</span>
                <span className="tabular-nums">
                  <span className="text-16 font-semibold">
                    {href && value > 0 ? (
                      <Link href={href} className="ui-alone text-end">
                        {format(value)}
                        <span className="sr-only">: {label}</span>
                      </Link>
                    ) : (
                      format(value)
                    )}
                  </span>
                  {ofBefore !== null && (
                    <span className="ms-3 text-ink-muted">
                      {words.step(words.percent(ofBefore), steps[index - 1]?.label ?? "")}
                    </span>
                  )}
                </span>
              </span>
              <svg data-bar aria-hidden="true" width="100%" height={20}>
                <rect
                  height={20}
                  rx={3}
                  width={`${Math.min(1, ofFirst ?? 0) * 100}%`}
                  fill="var(--color-brand)"
                />
              </svg>
            </li>
          ))}
        </ol>
      }
      renderTable={(shown) => (
        <FigureTable
          title={props.title}
          heads={[stageHeading, valueHeading, words.ofFirst, words.ofBefore]}
          rows={steps.map(({ label, value, ofFirst, ofBefore }) => [
            label,
            format(value),
            shareOf(ofFirst),
            shareOf(ofBefore),
          ])}
          shown={shown}
        />
      )}
    />
  );
}
