import type { FormatValue } from "./chart-data.ts";
import { number, plainFormat } from "./chart-data.ts";
import type { ChartHeadProps } from "./chart-frame.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { FigureTable } from "./figure-table.tsx";
import { useWords } from "../../words/words.ts";
import { targetBarsWords } from "./target-bars.words.ts";

/** A bar with its target. */
export type TargetRow = {
  /** What is measured: "Computer Science". */
  label: string;
  /** The current value. */
  value: number;
  /** The target or limit; null if none is set. */
  target: number | null;
};

export type TargetBarsProps = ChartHeadProps & {
  /** The heading of the table's first column: "Programme". */
  rowHeading: string;
  /** The heading of the values: "Registered". */
  valueHeading: string;
  /** The heading of the targets: "Quota". */
  targetHeading: string;
  /** The rows in order; undefined while loading. */
  rows: readonly TargetRow[] | undefined;
  /** The target is capacity, such as beds: the rest is free, not short. */
  room?: boolean;
  /** Formats values; by default plain numbers with separators. */
  format?: FormatValue;
};

/** How far each row is from its target: a bar, a line at the target, and both figures. */
export function TargetBars(props: TargetBarsProps) {
  const {
    rowHeading,
    valueHeading,
    targetHeading,
    rows,
    room,
    format = plainFormat,
    ...frame
  } = props;
  const words = useWords("targetBars", targetBarsWords);
  const bars = (rows ?? []).map(({ label, value, target }) => ({
    label,
    value: Math.max(0, number(value) ?? 0),
    target: number(target),
  }));
  const whole = Math.max(0, ...bars.flatMap(({ value, target }) => [value, target ?? 0]));
  const shareOf = (value: number, target: number | null) =>
    target ? words.percent(value / target) : "-";
  return (
    <ChartFrame
      {...frame}
      waiting={rows === undefined}
      drawable={bars.length > 0}
      drawing={
        <>
          <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-14 text-ink-muted">
            <span className="flex items-center gap-2">
              <svg width={24} height={12} className="shrink-0">
                <rect width={24} height={12} rx={3} fill="var(--color-brand)" />
              </svg>
              {valueHeading}
            </span>
            <span className="flex items-center gap-2">
              <svg width={4} height={20} className="shrink-0">
                <rect x={1} width={2} height={20} fill="var(--color-ink)" />
              </svg>
              {targetHeading}
            </span>
          </p>
          <ul className="grid gap-4 text-14">
            {bars.map(({ label, value, target }, index) => (
              <li key={`${index} ${label}`} className="grid gap-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="min-w-0 break-words">{label}</span>
                  <span className="tabular-nums">
                    <span className="font-semibold">{format(value)}</span>{" "}
                    <span className="text-ink-muted">
                      {target === null
                        ? words.noTarget(targetHeading)
                        : words.againstTarget(value, target, format, room)}
                    </span>
                  </span>
                </span>
                <Bar value={value} target={target} whole={whole} />
              </li>
            ))}
          </ul>
        </>
      }
      renderTable={(shown) => (
        <FigureTable
          title={props.title}
          heads={[rowHeading, valueHeading, targetHeading, words.ofTarget]}
          rows={bars.map(({ label, value, target }) => [
            label,
            format(value),
            target === null ? "-" : format(target),
            shareOf(value, target),
          ])}
          shown={shown}
        />
      )}
    />
  );
}

type BarProps = { value: number; target: number | null; whole: number };

/** The target's line extends beyond the bar and has a light outline, so that it is visible on any fill. */
function Bar({ value, target, whole }: BarProps) {
  const at = (figure: number) => (whole > 0 ? (figure / whole) * 100 : 0);
  return (
    // A line at the very end would be cut in half.
    <svg data-bar width="100%" height={28} className="overflow-visible">
      <rect y={5} width="100%" height={18} rx={3} fill="var(--color-paper-sunken)" />
      <rect y={5} width={`${at(value)}%`} height={18} rx={3} fill="var(--color-brand)" />
      {target !== null && (
        <g data-target>
          <line
            x1={`${at(target)}%`}
            x2={`${at(target)}%`}
            y1={0}
            y2={28}
            stroke="var(--color-paper-raised)"
            strokeWidth={6}
          />
          <line
            x1={`${at(target)}%`}
            x2={`${at(target)}%`}
            y1={0}
            y2={28}
            stroke="var(--color-ink)"
            strokeWidth={2}
          />
        </g>
      )}
    </svg>
  );
}
