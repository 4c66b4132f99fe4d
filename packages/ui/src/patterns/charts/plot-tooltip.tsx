import type { TooltipContentProps } from "recharts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";

/** The library fills in what is under the pointer. */
type FilledIn = Partial<Pick<TooltipContentProps, "active" | "label" | "payload">>;

export type PlotTooltipProps = FilledIn & {
  /** The points, which the library knows by their places. */
  points: readonly ChartPoint[];
  /** How values are written. */
  format: FormatValue;
};

/** The exact figures under the pointer. The table has them for everyone else. */
export function PlotTooltip({ active, label, payload, points, format }: PlotTooltipProps) {
  const point = points[Number(label)];
  // Nothing is under the pointer where one part ends and the next begins.
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
