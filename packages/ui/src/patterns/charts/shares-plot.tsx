import { useId } from "react";
import { Cell, Pie, PieChart, ResponsiveContainer } from "recharts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { percent, shares } from "./chart-data.ts";
import { Patterns, Swatch, fillOf } from "./marks.tsx";

export type SharesPlotProps = {
  /** The values, of which the first series counts. */
  points: readonly ChartPoint[];
  /** How values are written. */
  format: FormatValue;
};

/** A ring of slices, and beside it what each is, how much, and which part of the whole. */
export function SharesPlot({ points, format }: SharesPlotProps) {
  const id = useId();
  const slices = shares(points);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="mx-auto size-56 shrink-0 sm:mx-0">
        <ResponsiveContainer initialDimension={{ width: 224, height: 224 }}>
          <PieChart accessibilityLayer={false}>
            <Patterns id={id} />
            <Pie
              data={slices}
              dataKey="value"
              nameKey="label"
              innerRadius="55%"
              outerRadius="100%"
              startAngle={90}
              endAngle={-270}
              stroke="var(--color-paper-raised)"
              strokeWidth={2}
              isAnimationActive={false}
              rootTabIndex={-1}
            >
              {slices.map(({ label }, index) => (
                <Cell key={label} fill={fillOf(id, index)} />
              ))}
            </Pie>
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ul className="grid min-w-0 flex-[1_1_14rem] gap-2 text-14">
        {slices.map(({ label, value, share }, index) => (
          <li key={label} className="flex items-start gap-2">
            <span className="mt-0.5">
              <Swatch id={id} index={index} />
            </span>
            <span className="min-w-0 flex-1 break-words">{label}</span>
            <span className="text-end tabular-nums">
              {format(value)} <span className="text-ink-muted">{percent(share)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
