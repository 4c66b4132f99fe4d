import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number } from "./chart-data.ts";
import { fillOf } from "./marks.tsx";

export type BarsPlotProps = {
  /** The names of the series. */
  series: readonly string[];
  /** The values. */
  points: readonly ChartPoint[];
  /** Formats values. */
  format: FormatValue;
  /** The value of a full bar; by default the largest value. */
  max?: number;
};

/** Horizontal bars below names of any length. Made without the chart library, which cuts long names. */
export function BarsPlot({ series, points, format, max }: BarsPlotProps) {
  const numbers = points.flatMap(({ values }) => values.map((value) => number(value) ?? 0));
  const whole = max ?? Math.max(...numbers);
  return (
    <ul className="grid gap-3 text-14">
      {points.map(({ label, values }, place) => (
        <li
          key={`${place} ${label}`}
          className="grid gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <span className="break-words sm:text-end">{label}</span>
          <span className="grid content-start gap-1">
            {series.map((name, at) => {
              const value = number(values[at]);
              return (
                <span key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
                  <svg data-bar width="100%" height={20}>
                    <rect
                      height={20}
                      rx={3}
                      width={`${share(value, whole)}%`}
                      fill={fillOf(at)}
                      stroke="var(--mark-edge, none)"
                    />
                  </svg>
                  <span className="min-w-16 text-end tabular-nums">
                    {series.length > 1 && <span className="text-ink-muted">{name} </span>}
                    {value === null ? "-" : format(value)}
                  </span>
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A bar's length in percent; 0 for negative values. */
const share = (value: number | null, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, ((value ?? 0) / whole) * 100)) : 0;
