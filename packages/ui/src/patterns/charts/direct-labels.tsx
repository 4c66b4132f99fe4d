import { LabelList } from "recharts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number } from "./chart-data.ts";

/**
 * A phone has room for this many values. With more points, only each second, third, … from the last of its
 * part gets one.
 */
const mostValues = 6;
/** The height of a text; pixels. */
export const textHeight = 20;
/** The distance from a mark to the value below it. */
const underMark = 8;
/** An outline that separates a text from a line behind it. */
const halo = {
  stroke: "var(--color-paper-raised)",
  strokeWidth: 4,
  strokeLinejoin: "round",
  paintOrder: "stroke",
} as const;

type ValueLabelsProps = {
  series: readonly string[];
  points: readonly ChartPoint[];
  /** Formats values. */
  format: FormatValue;
  /** Lines instead of columns. */
  line: boolean;
  /** The scale of the text. */
  scale: number;
  /** The width for each point, in pixels. */
  slot: number;
};

/** The approximate width of a letter or digit. */
const letter = 7.5;
/** A narrower column has no room for a value, not even an upright one. */
const narrowest = 12;

/** The width of the longest formatted value, in pixels. */
const longestOf = (points: readonly ChartPoint[], format: FormatValue) =>
  letter *
  Math.max(
    0,
    ...points.flatMap(({ values }) =>
      values.map((value) => labelText(number(value), format).length),
    ),
  );

/** The margin for half a value at the outermost points of lines, in pixels. */
export const sideRoom = (props: ValueLabelsProps, least: number): number =>
  Math.max(least, valued(props) ? longestOf(props.points, props.format) / 2 : 0) * props.scale;

/** With more than two lines, only the last values are written, in the margin. */
const valued = ({ line, series }: Pick<ValueLabelsProps, "line" | "series">) =>
  !line || series.length <= 2;

/** Values are written at each n-th point, for a single series or two lines. */
const everyOf = (points: readonly ChartPoint[]) => Math.ceil(points.length / mostValues);

/** Whether values fit horizontally. A single series of columns may also use the space beside them. */
const lie = ({ series, points, format, scale, slot }: ValueLabelsProps, width: number): boolean =>
  longestOf(points, format) * scale <= (series.length > 1 ? width + 2 : slot * everyOf(points));

/** The additional height of an upright value over a column. */
export const uprightRoom = (props: ValueLabelsProps): number =>
  props.line || lie(props, 0)
    ? 0
    : Math.max(0, longestOf(props.points, props.format) - textHeight) * props.scale;

/** The position of a mark, as the library passes it to a label. */
export type Placed = { x?: unknown; y?: unknown; width?: unknown; index?: number };
/** The point's own value: the library counts only drawn points, so the index skips gaps. */
type OfPoint = Placed & { value?: unknown };

/** Whether a point's value is written, counted from the last of its part. */
function isLabelled(points: readonly ChartPoint[], index: number): boolean {
  const end = points.findIndex(({ values }, at) => at > index && values.length === 0);
  return ((end < 0 ? points.length : end) - 1 - index) % everyOf(points) === 0;
}

type FootProps = Pick<ValueLabelsProps, "series" | "points" | "line" | "scale"> & {
  /** The start of the value axis. */
  from: number;
  /** Pixels per unit of the value axis. */
  pixels: number;
};

/** The space below the lowest mark whose value is written below it, so that it does not cover the names. */
export function footRoom({ series, points, line, scale, from, pixels }: FootProps): number {
  if (!line || series.length !== 2) return 0;
  const lower = points.filter((_, index) => isLabelled(points, index)).flatMap(lowerOf);
  return Math.max(0, underMark + 16 * scale - (Math.min(...lower) - from) * pixels);
}

/** The lower one of two different values. */
function lowerOf({ values }: ChartPoint): number[] {
  const [one, other] = [number(values[0]), number(values[1])];
  return one === null || other === null || one === other ? [] : [Math.min(one, other)];
}

/**
 * The values beside their marks. Of two lines, the upper one has its values above and the lower one below,
 * and equal values are written once. With more lines, the last values are beside their names. Columns side by
 * side each have a value, upright if there is no room.
 */
export function valueLabels(props: ValueLabelsProps & { at: number }) {
  const { points, format, at, line, scale } = props;
  if (!valued(props)) return null;
  if (!line) return columnLabels(props);
  return (
    <LabelList
      key="values"
      dataKey="place"
      content={({ x, y, value: place }: OfPoint) => {
        const index = Number(place);
        const value = number(points[index]?.values[at]);
        const other = number(points[index]?.values[1 - at]);
        const twice = at === 1 && value !== null && format(value) === labelText(other, format);
        if (value === null || twice || !isLabelled(points, index)) return null;
        const below = other !== null && other > value;
        return (
          <text
            data-value-label
            x={Number(x)}
            y={Number(y) + (below ? underMark + 14 * scale : -10)}
            textAnchor="middle"
            fontSize={14 * scale}
            fill="var(--color-ink)"
            {...halo}
          >
            {format(value)}
          </text>
        );
      }}
    />
  );
}

export const labelText = (value: number | null, format: FormatValue) =>
  value === null ? "" : format(value);

/** The values above columns. */
function columnLabels(props: ValueLabelsProps & { at: number }) {
  const { series, points, format, at, scale } = props;
  return (
    <LabelList
      key="values"
      dataKey="place"
      content={({ x, y, width, value: place }: OfPoint) => {
        const index = Number(place);
        const value = number(points[index]?.values[at]);
        if (series.length === 1 && !isLabelled(points, index)) return null;
        const wide = Number(width);
        if (value === null || wide < narrowest * scale) return null;
        const [middle, over] = [Number(x) + wide / 2, Number(y) - 6];
        return (
          <text
            data-value-label
            x={middle}
            y={over}
            fontSize={14 * scale}
            fill="var(--color-ink)"
            {...(lie(props, wide)
              ? { textAnchor: "middle" }
              : { transform: `rotate(-90 ${middle} ${over})`, dominantBaseline: "central" })}
            {...halo}
          >
            {format(value)}
          </text>
        );
      }}
    />
  );
}
