import type { TooltipContentProps } from "recharts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";

/** Filled in by the library. */
type FilledIn = Partial<Pick<TooltipContentProps, "active" | "label" | "payload">>;

export type PlotTooltipProps = FilledIn & {
  /** The points, by the library's index. */
  points: readonly ChartPoint[];
  /** Formats values. */
  format: FormatValue;
};

/** The exact figures under the pointer. Everybody else has the table. */
export function PlotTooltip({ active, label, payload, points, format }: PlotTooltipProps) {
  const point = points[Number(label)];
  // Nothing between two parts.
  if (!active || !payload || !point || point.values.length === 0) return null;
  return (
    <div className="max-w-64 rounded border border-line bg-paper-raised px-3 py-2 text-14 shadow-float">
      <p className="font-semibold whitespace-normal">{point.label}</p>
      {payload.map(({ name, value }) => (
        <p key={String(name)} className="flex justify-between gap-4">
          <span>{name}</span>
          <span className="tabular-nums">{typeof value === "number" ? format(value) : "-"}</span>
        </p>
      ))}
    </div>
  );
}
