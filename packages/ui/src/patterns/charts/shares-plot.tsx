import { Cell, Pie, PieChart, ResponsiveContainer } from "recharts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { shares } from "./chart-data.ts";
import { Swatch, fillOf } from "./marks.tsx";
import { useWords } from "../../words/words.ts";
import { chartsWords } from "./charts.words.ts";

export type SharesPlotProps = {
  /** The points, of which the first series is used. */
  points: readonly ChartPoint[];
  /** Formats values. */
  format: FormatValue;
  /** Formats the total inside the ring. */
  formatShort: FormatValue;
};

/** A ring of slices, with their names, values and shares beside it. */
export function SharesPlot({ points, format, formatShort }: SharesPlotProps) {
  const words = useWords("charts", chartsWords);
  const slices = shares(points, words.others);
  const whole = slices.reduce((total, { value }) => total + value, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="relative mx-auto aspect-square w-56 max-w-full shrink-0 sm:mx-0">
        <p className="absolute inset-0 flex flex-col items-center justify-center text-14 text-ink-muted">
          <span className="text-22 font-semibold text-ink tabular-nums">{formatShort(whole)}</span>
          {words.total}
        </p>
        <ResponsiveContainer initialDimension={{ width: 224, height: 224 }}>
          <PieChart accessibilityLayer={false}>
            <Pie
              data={slices}
              dataKey="value"
              nameKey="label"
              innerRadius="55%"
              outerRadius="100%"
              startAngle={90}
              endAngle={-270}
              stroke="var(--mark-edge, var(--color-paper-raised))"
              strokeWidth={2}
              isAnimationActive={false}
              rootTabIndex={-1}
            >
              {slices.map(({ label }, index) => (
                <Cell key={label} fill={fillOf(index)} />
              ))}
            </Pie>
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ul className="grid max-w-xl min-w-0 flex-[1_1_14rem] gap-2 text-14">
        {slices.map(({ label, value, share }, index) => (
          <li key={label} className="flex flex-wrap items-start justify-end gap-2">
            <span className="mt-0.5">
              <Swatch index={index} />
            </span>
            <span className="min-w-0 flex-[1_1_6rem] break-words">{label}</span>
            <span className="tabular-nums">{format(value)}</span>
            <span className="w-18 text-end text-ink-muted tabular-nums">
              {words.percent(share)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
