import { LabelList } from "recharts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number } from "./chart-data.ts";

/** A phone has room for so many values; of more points each second, third … from the last of its part has its. */
const mostValues = 6;
/** The height of a text; pixels. */
export const textHeight = 20;
/** From a mark to the value under it. */
const underMark = 8;
/** What parts a text from the line that runs under it. */
const halo = {
  stroke: "var(--color-paper-raised)",
  strokeWidth: 4,
  strokeLinejoin: "round",
  paintOrder: "stroke",
} as const;

type ValueLabelsProps = {
  series: readonly string[];
  points: readonly ChartPoint[];
  /** How values are written. */
  format: FormatValue;
  /** Lines, not columns. */
  line: boolean;
  /** How many times their ordinary size the letters have. */
  scale: number;
  /** The width that each point has; pixels. */
  slot: number;
};

/** About the width of a letter or digit. */
const letter = 7.5;
/** A column narrower than this has no room for a value, not even for one that stands upright. */
const narrowest = 12;

/** The longest value as it is written; pixels. */
const longestOf = (points: readonly ChartPoint[], format: FormatValue) =>
  letter *
  Math.max(
    0,
    ...points.flatMap(({ values }) => values.map((value) => said(number(value), format).length)),
  );

/** From the outermost points of lines to the sides, for half of a value; pixels. */
export const sideRoom = (props: ValueLabelsProps, least: number): number =>
  Math.max(least, valued(props) ? longestOf(props.points, props.format) / 2 : 0) * props.scale;

/** Of more lines than two only the last values are written, in the margin. */
const valued = ({ line, series }: Pick<ValueLabelsProps, "line" | "series">) =>
  !line || series.length <= 2;

/** Each so-manieth point has its value written, where one mark stands for a point or two lie on lines. */
const everyOf = (points: readonly ChartPoint[]) => Math.ceil(points.length / mostValues);

/** Whether values have room as they are read; columns that stand alone have that beside them, too. */
const lie = ({ series, points, format, scale, slot }: ValueLabelsProps, width: number): boolean =>
  longestOf(points, format) * scale <= (series.length > 1 ? width + 2 : slot * everyOf(points));

/** What the longest value needs over a column where it stands upright, beyond what it needs lying. */
export const uprightRoom = (props: ValueLabelsProps): number =>
  props.line || lie(props, 0)
    ? 0
    : Math.max(0, longestOf(props.points, props.format) - textHeight) * props.scale;

/** What the library hands to a label: where its mark is. */
export type Placed = { x?: unknown; y?: unknown; width?: unknown; index?: number };
/** And of which point, for it counts what it draws only: a place without a value is none. */
type OfPoint = Placed & { value?: unknown };

/** Whether a point has its value written: counted from the last of its part. */
function isLabelled(points: readonly ChartPoint[], index: number): boolean {
  const end = points.findIndex(({ values }, at) => at > index && values.length === 0);
  return ((end < 0 ? points.length : end) - 1 - index) % everyOf(points) === 0;
}

type FootProps = Pick<ValueLabelsProps, "series" | "points" | "line" | "scale"> & {
  /** Where the value axis begins. */
  from: number;
  /** The pixels of one unit of the value axis. */
  pixels: number;
};

/** The room under the lowest mark that has its value below, where the names of points would be. */
export function footRoom({ series, points, line, scale, from, pixels }: FootProps): number {
  if (!line || series.length !== 2) return 0;
  const lower = points.filter((_, index) => isLabelled(points, index)).flatMap(lowerOf);
  return Math.max(0, underMark + 16 * scale - (Math.min(...lower) - from) * pixels);
}

/** Of two different values the lower one. */
function lowerOf({ values }: ChartPoint): number[] {
  const [one, other] = [number(values[0]), number(values[1])];
  return one === null || other === null || one === other ? [] : [Math.min(one, other)];
}

/**
 * The values beside their marks. Of two lines the upper one has its values above, the lower one
 * below, and a value that both have is written once; more lines than two have their last values with
 * their names. Of several columns side by side each has its own, upright where it has no room to lie.
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
        const twice = at === 1 && value !== null && format(value) === said(other, format);
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

export const said = (value: number | null, format: FormatValue) =>
  value === null ? "" : format(value);

/** The values over columns. */
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
