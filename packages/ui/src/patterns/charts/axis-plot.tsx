import { useId } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { PlotProps } from "./plot.tsx";
import { number } from "./chart-data.ts";
import { Legend, Patterns, fillOf, markOf } from "./marks.tsx";
import { PlotTooltip } from "./plot-tooltip.tsx";

export type AxisPlotProps = Omit<PlotProps, "kind"> & {
  /** Columns, or a line for what goes on. */
  kind: "columns" | "line";
};

/** So few values can each be written beside their mark. */
const labelledUpTo = 8;
const height = 280;
const tick = { fill: "var(--color-ink-muted)", fontSize: 14 };

/** Columns or lines over two axes. */
export function AxisPlot({ kind, series, points, format, formatShort, max }: AxisPlotProps) {
  const id = useId();
  const data = points.map(({ label, values }, index) => ({
    // The place keeps two points of one name apart.
    place: index,
    label,
    ...Object.fromEntries(series.map((_, at) => [`value${at}`, number(values[at])])),
  }));
  const Frame = kind === "line" ? LineChart : BarChart;
  const nothing = points.every(({ values }) => values.every((value) => !value));
  const labelled = series.length === 1 && points.length <= labelledUpTo;
  return (
    <>
      <ResponsiveContainer height={height} initialDimension={{ width: 320, height }}>
        <Frame
          data={data}
          accessibilityLayer={false}
          margin={{ top: 24, right: 8, bottom: 0, left: 0 }}
        >
          <Patterns id={id} />
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="place"
            tickFormatter={(place: number) => points[place]?.label ?? ""}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: "var(--color-line-strong)" }}
            height={36}
            // Room for the first and the last name, which stand under their points.
            padding={kind === "line" ? { left: 32, right: 32 } : undefined}
            minTickGap={16}
            interval="preserveStartEnd"
          />
          <YAxis
            tickFormatter={formatShort}
            domain={[0, max ?? "auto"]}
            tickCount={6}
            // Where all is nothing, one line says so; the library would write six noughts.
            ticks={nothing ? [0] : undefined}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width="auto"
          />
          <Tooltip
            isAnimationActive={false}
            content={<PlotTooltip points={points} format={format} />}
            cursor={{ fill: "var(--color-paper-sunken)", stroke: "var(--color-line-strong)" }}
          />
          {series.map((name, at) =>
            kind === "line" ? (
              <Line
                key={name}
                dataKey={`value${at}`}
                name={name}
                stroke={markOf(at).colour}
                strokeWidth={3}
                strokeDasharray={markOf(at).dash}
                dot={points.length <= 31 && { r: 4, fill: markOf(at).colour, strokeDasharray: "" }}
                isAnimationActive={false}
              >
                {labelled && <ValueLabels at={at} format={formatShort} />}
              </Line>
            ) : (
              <Bar
                key={name}
                dataKey={`value${at}`}
                name={name}
                fill={fillOf(id, at)}
                maxBarSize={64}
                radius={[3, 3, 0, 0]}
                isAnimationActive={false}
              >
                {labelled && <ValueLabels at={at} format={formatShort} />}
              </Bar>
            ),
          )}
        </Frame>
      </ResponsiveContainer>
      <Legend id={id} series={series} line={kind === "line"} />
    </>
  );
}

type ValueLabelsProps = {
  /** Which series. */
  at: number;
  /** How values are written. */
  format: PlotProps["format"];
};

function ValueLabels({ at, format }: ValueLabelsProps) {
  return (
    <LabelList
      dataKey={`value${at}`}
      position="top"
      offset={8}
      fill="var(--color-ink)"
      fontSize={14}
      formatter={(value) => (typeof value === "number" ? format(value) : "")}
    />
  );
}
