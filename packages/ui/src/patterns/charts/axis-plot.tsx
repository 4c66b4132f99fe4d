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
import { Patterns, Swatch, fillOf, markOf } from "./marks.tsx";
import { PlotTooltip } from "./plot-tooltip.tsx";

export type AxisPlotProps = Omit<PlotProps, "kind"> & {
  /** Upright columns, lying bars (for long names), or a line (for what goes on). */
  kind: "columns" | "bars" | "line";
};

/** So few values can each be written beside their mark. */
const labelledUpTo = 8;
const tick = { fill: "var(--color-ink-muted)", fontSize: 14 };

/** Columns, bars or lines over two axes. */
export function AxisPlot({ kind, series, points, format, formatShort, max }: AxisPlotProps) {
  const id = useId();
  const lying = kind === "bars";
  const data = points.map(({ label, values }, index) => ({
    // The place keeps two points of one name apart.
    place: index,
    label,
    ...Object.fromEntries(series.map((_, at) => [`value${at}`, number(values[at])])),
  }));
  const Frame = kind === "line" ? LineChart : BarChart;
  const labels = {
    dataKey: "place",
    tickFormatter: (place: number) => points[place]?.label ?? "",
    tick,
    tickLine: false,
    axisLine: { stroke: "var(--color-line-strong)" },
  };
  const values = {
    tickFormatter: formatShort,
    domain: [0, max ?? "auto"] as [number, number | "auto"],
    tick,
    tickLine: false,
    axisLine: false,
  };
  // A lying bar needs its own line of text; the others share a height.
  const height = lying ? Math.max(96, points.length * (16 + 28 * series.length) + 40) : 280;
  const labelled = series.length === 1 && points.length <= labelledUpTo;
  return (
    <>
      <ResponsiveContainer height={height} initialDimension={{ width: 320, height }}>
        <Frame
          data={data}
          layout={lying ? "vertical" : "horizontal"}
          accessibilityLayer={false}
          margin={{ top: 24, right: lying ? 88 : 16, bottom: 0, left: 0 }}
        >
          <Patterns id={id} />
          <CartesianGrid stroke="var(--color-line)" vertical={lying} horizontal={!lying} />
          {lying ? (
            <>
              <XAxis type="number" {...values} height={28} />
              <YAxis type="category" {...labels} width={128} interval={0} />
            </>
          ) : (
            <>
              <XAxis {...labels} height={36} minTickGap={16} interval="preserveStartEnd" />
              <YAxis {...values} width="auto" />
            </>
          )}
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
                {labelled && <ValueLabels at={at} position="top" format={format} />}
              </Line>
            ) : (
              <Bar
                key={name}
                dataKey={`value${at}`}
                name={name}
                fill={fillOf(id, at)}
                maxBarSize={lying ? 28 : 64}
                radius={lying ? [0, 3, 3, 0] : [3, 3, 0, 0]}
                isAnimationActive={false}
              >
                {labelled && (
                  <ValueLabels at={at} position={lying ? "right" : "top"} format={formatShort} />
                )}
              </Bar>
            ),
          )}
        </Frame>
      </ResponsiveContainer>
      {series.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-14">
          {series.map((name, at) => (
            <li key={name} className="flex items-center gap-2">
              <Swatch id={id} index={at} line={kind === "line"} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type ValueLabelsProps = {
  /** Which series. */
  at: number;
  /** Where they stand. */
  position: "top" | "right";
  /** How values are written. */
  format: PlotProps["format"];
};

function ValueLabels({ at, position, format }: ValueLabelsProps) {
  return (
    <LabelList
      dataKey={`value${at}`}
      position={position}
      offset={8}
      fill="var(--color-ink)"
      fontSize={14}
      formatter={(value) => (typeof value === "number" ? format(value) : "")}
    />
  );
}
