import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { RectangleProps } from "recharts";
import type { PlotProps } from "./plot-props.ts";
import { axisScale } from "./axis-scale.ts";
import { number, parted, partsOf } from "./chart-data.ts";
import { footRoom, sideRoom, uprightRoom, valueLabels } from "./direct-labels.tsx";
import { marginTexts } from "./margin-texts.tsx";
import { Legend, fillOf, markOf } from "./marks.tsx";
import { PlotTooltip } from "./plot-tooltip.tsx";
import { useRoom } from "./use-room.ts";
import { WrappedName, heightOf, wrappedNames } from "./wrapped-names.tsx";

export type AxisPlotProps = Omit<PlotProps, "kind"> & {
  /** Columns, or a line for something continuous. */
  kind: "columns" | "line";
};

const plotHeight = 280;
const xAxisHeight = 36;
/** The distance from the axis to its names. The library adds the length of a tick. */
const [toNames, tickLength] = [8, 6];
/** Room above the topmost value, and below the names of parts if there are any. */
const topOfValues = 24;
const topWithNames = 44;

/** Columns or lines over two axes, with names and values beside them. */
export function AxisPlot(props: AxisPlotProps) {
  const { kind, series, format, formatShort, max, boundaries = [] } = props;
  const [probe, room] = useRoom();
  // On a narrow screen with large text, the table is shown instead, so the plot is drawn unscaled.
  const scale = room.narrow ? 1 : room.scale;
  const parts = partsOf(props.points);
  const points = parted(parts);
  const several = parts.length > 1;
  const line = kind === "line";
  const above = (several ? topWithNames : topOfValues) * scale;
  const data = points.map(({ label, values }, index) => ({
    // The index tells two points with the same name apart.
    place: index,
    label,
    ...Object.fromEntries(series.map((_, at) => [`value${at}`, number(values[at])])),
  }));
  const Frame = line ? LineChart : BarChart;
  const { from, to, ticks } = axisScale(points, { max, fromNothing: !line });
  const tick = { fill: "var(--color-ink-muted)", fontSize: 14 * scale };
  const forTicks = Math.max(...ticks.map((value) => formatShort(value).length)) * 8 * scale + 16;
  const slot = (room.width - forTicks) / points.length;
  const names = line ? undefined : wrappedNames(points, slot, scale);
  const axis = xAxisHeight * scale + (names ? heightOf(names, scale) : 0);
  const drawn = boundaries.filter(({ value }) => value >= from && value <= to);
  const labels = { series, points, format: formatShort, line, scale, slot };
  // If columns are too narrow, their values are upright.
  const top = above + uprightRoom(labels);
  const least = (plotHeight - xAxisHeight) * scale - top;
  const [start, end] = [sideRoom(labels, 24), sideRoom(labels, 16)];
  const margin = marginTexts({ ...labels, format, boundaries: drawn, from, to, least, end });
  const foot = footRoom({ ...labels, from, pixels: margin.pixels });
  const height = top + margin.height + foot + axis;
  return (
    <div className="relative">
      <div ref={probe} className="invisible absolute inset-x-0 h-4" />
      <ResponsiveContainer height={height} initialDimension={{ width: 320, height }}>
        <Frame
          // The library measures its axis labels only once.
          key={scale}
          data={data}
          accessibilityLayer={false}
          margin={{ top, right: margin.width, bottom: 0, left: 0 }}
        >
          {drawn.length === 0 && <CartesianGrid stroke="var(--color-line)" vertical={false} />}
          <XAxis
            dataKey="place"
            tickFormatter={(place: number) => points[place]?.label ?? ""}
            tick={names ? <WrappedName names={names} scale={scale} /> : tick}
            tickLine={false}
            axisLine={{ stroke: "var(--color-line-strong)" }}
            height={axis}
            tickMargin={toNames * scale - tickLength}
            // Room for half of the first and last name and value, which are centred on their points.
            padding={line ? { left: start, right: end } : undefined}
            minTickGap={16 * scale}
            interval={names ? 0 : "preserveStartEnd"}
          />
          <YAxis
            // Boundaries replace the axis labels, because a phone has no room for both.
            hide={drawn.length > 0}
            tickFormatter={formatShort}
            domain={[from, to]}
            ticks={ticks}
            padding={{ bottom: foot }}
            interval={0}
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
          {drawn.map(({ label, value }, index) => (
            <ReferenceLine
              key={label}
              y={value}
              stroke="var(--color-ink-muted)"
              strokeDasharray="2 4"
              label={({ viewBox }: { viewBox: object }) => margin.boundaryOf(index, viewBox)}
            />
          ))}
          {several &&
            parts.map(
              ({ name, points: [first] }) => first && partName(name, points.indexOf(first), scale),
            )}
          {series.map((name, at) =>
            line ? (
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
                {valueLabels({ ...labels, at })}
                {margin.nameOf(at)}
              </Line>
            ) : (
              <Bar
                key={name}
                dataKey={`value${at}`}
                name={name}
                fill={fillOf(at)}
                stroke="var(--mark-edge, none)"
                maxBarSize={64}
                radius={[3, 3, 0, 0]}
                shape={Column}
                isAnimationActive={false}
              >
                {valueLabels({ ...labels, at })}
              </Bar>
            ),
          )}
        </Frame>
      </ResponsiveContainer>
      {/* In forced colours, names beside lines have one colour: the samples tell which is which. */}
      <Legend series={series} line={line} forcedOnly={margin.named} />
    </div>
  );
}

/**
 * The library's own column, passed explicitly: by default it omits columns of 0 with their values, which
 * would look like gaps.
 */
const Column = (props: RectangleProps) => <Rectangle {...props} />;

/** The name of a part above its first point. */
const partName = (name: string | undefined, place: number, scale: number) =>
  name !== undefined && (
    <ReferenceLine
      key={`part ${place}`}
      x={place}
      stroke="none"
      label={({ viewBox }: { viewBox: { x?: number } }) => (
        <text
          data-part
          x={Number(viewBox.x) - 12}
          y={14 * scale}
          fontSize={14 * scale}
          fontWeight={600}
          fill="var(--color-ink-muted)"
        >
          {name}
        </text>
      )}
    />
  );
