import { LabelList } from "recharts";
import type { Boundary } from "./axis-scale.ts";
import { spread } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number } from "./chart-data.ts";
import { markOf } from "./marks.tsx";

/** A phone has room for so many values; of more points each second, third … from the last of its part has its. */
const mostValues = 6;
/** A name longer than this would take a phone's drawing its width. */
const longestName = 12;
/** The height of a text; pixels. */
const textHeight = 20;
/** How far right of its last point a line's name stands, beyond the axis' padding. */
const linesEnd = 24;
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
  /** Which series. */
  at: number;
  /** Lines, not columns. */
  line: boolean;
  /** How many times their ordinary size the letters have. */
  scale: number;
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

/** What the longest value needs over a column where it stands upright, beyond what it needs lying. */
export const uprightRoom = (
  points: readonly ChartPoint[],
  format: FormatValue,
  scale: number,
): number => Math.max(0, longestOf(points, format) - textHeight) * scale;

/** What the library hands to a label: where its mark is. */
type Placed = { x?: unknown; y?: unknown; width?: unknown; index?: number };

/**
 * The values beside their marks. Of two lines the upper one has its values above, the lower one
 * below, and a value that both have is written once; more lines than two have their last values with
 * their names. Of several columns side by side each has its own, upright where it has no room to lie.
 */
export function valueLabels({ series, points, format, at, line, scale }: ValueLabelsProps) {
  if (line && series.length > 2) return null;
  if (!line && series.length > 1) return columnLabels({ points, format, at, scale });
  const every = Math.ceil(points.length / mostValues);
  /** The empty place in which a point's part ends, or the end of all. */
  const endOf = (index: number) => {
    const end = points.findIndex(({ values }, at) => at > index && values.length === 0);
    return end < 0 ? points.length : end;
  };
  return (
    <LabelList
      key="values"
      dataKey={`value${at}`}
      content={({ x, y, width, index = -1 }: Placed) => {
        const value = number(points[index]?.values[at]);
        const other = number(points[index]?.values[1 - at]);
        const labelled = (endOf(index) - 1 - index) % every === 0;
        if (value === null || !labelled || (at === 1 && format(value) === said(other, format))) {
          return null;
        }
        const below = other !== null && other > value;
        return (
          <text
            data-value-label
            x={Number(x) + Number(width ?? 0) / 2}
            y={Number(y) + (below ? 8 + 14 * scale : -10)}
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

const said = (value: number | null, format: FormatValue) => (value === null ? "" : format(value));

/** The values over columns that stand side by side. */
function columnLabels({ points, format, at, scale }: Omit<ValueLabelsProps, "series" | "line">) {
  const lies = (width: number) => longestOf(points, format) * scale <= width + 2;
  return (
    <LabelList
      key="values"
      dataKey={`value${at}`}
      content={({ x, y, width, index = -1 }: Placed) => {
        const value = number(points[index]?.values[at]);
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
            {...(lies(wide)
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

type MarginProps = {
  series: readonly string[];
  points: readonly ChartPoint[];
  /** Those within the axis. */
  boundaries: readonly Boundary[];
  /** How values are written. */
  format: FormatValue;
  /** The pixels of one unit of the value axis. */
  pixels: number;
  /** Lines have ends to be named at, columns have none. */
  line: boolean;
  /** How many times their ordinary size the letters have. */
  scale: number;
};

/**
 * What stands in the margin beyond the last point: the lines' names at their ends, instead of a
 * legend, and what begins at each boundary, with its value. One line is named by the title; where a
 * line has no end or names are long, there is a legend.
 */
export function marginTexts(props: MarginProps) {
  const { series, points, boundaries, format, pixels, line, scale } = props;
  const high = textHeight * scale;
  const last = points.length - 1;
  const ends = series.map((_, at) => number(points[last]?.values[at]));
  const longest = Math.max(...series.map(({ length }) => length));
  const named = line && series.length > 1 && longest <= longestName && !ends.includes(null);
  const names = named ? series : [];
  // No more than two have their values along the line: beside its name each has its last.
  const nameAt = (at: number) =>
    series.length > 2 ? `${series[at]} ${said(ends[at] ?? null, format)}` : (series[at] ?? "");
  const moves = spread([
    ...names.map((_, at) => ({ top: -(ends[at] ?? 0) * pixels, size: high })),
    ...boundaries.map(({ value }) => ({
      top: -value * pixels - high / 2,
      size: 2 * high,
    })),
  ]);
  const words = [...names.map((_, at) => nameAt(at)), ...boundaries.map(({ label }) => label)];
  return {
    named,
    width: words.length === 0 ? 8 : Math.max(...words.map(({ length }) => length)) * 7 * scale + 16,
    nameOf: (at: number) =>
      named && (
        <LabelList
          key="name"
          dataKey={`value${at}`}
          content={({ x, y, width, index }: Placed) =>
            index === last && (
              <text
                data-line-name
                x={Number(x) + Number(width ?? 0) + linesEnd}
                y={Number(y) + 5 * scale + (moves[at] ?? 0)}
                fontSize={14 * scale}
                fontWeight={600}
                fill={markOf(at).colour}
              >
                {nameAt(at)}
              </text>
            )
          }
        />
      ),
    boundaryOf: (index: number, { x, y, width }: Placed) => {
      const { label = "", value = 0 } = boundaries[index] ?? {};
      const left = Number(x) + Number(width) + 8;
      return (
        <text
          data-boundary
          x={left}
          y={Number(y) - 4 + (moves[names.length + index] ?? 0)}
          fontSize={14 * scale}
          fill="var(--color-ink-muted)"
        >
          {label}{" "}
          <tspan x={left} dy={high}>
            {format(value)}
          </tspan>
        </text>
      );
    },
  };
}
