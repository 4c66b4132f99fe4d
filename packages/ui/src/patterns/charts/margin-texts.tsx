import { LabelList } from "recharts";
import type { Boundary } from "./axis-scale.ts";
import { spread } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number } from "./chart-data.ts";
import type { Placed } from "./direct-labels.tsx";
import { said, textHeight } from "./direct-labels.tsx";
import { markOf } from "./marks.tsx";

/** A name longer than this would take a phone's drawing its width. */
const longestName = 12;
/** From the margin to the texts in it; pixels. */
const toMargin = 8;

type MarginProps = {
  series: readonly string[];
  points: readonly ChartPoint[];
  /** Those within the axis. */
  boundaries: readonly Boundary[];
  /** How values are written. */
  format: FormatValue;
  /** Where the value axis begins and ends. */
  from: number;
  to: number;
  /** The least height of the drawing; pixels. */
  least: number;
  /** From the last point of a line to the margin; pixels. */
  end: number;
  /** Lines have ends to be named at, columns have none. */
  line: boolean;
  /** How many times their ordinary size the letters have. */
  scale: number;
};

/**
 * What stands in the margin beyond the last point: the lines' names at their ends, instead of a
 * legend, and what begins at each boundary, with its value. One line is named by the title; where a
 * line has no end or names are long, there is a legend. All of them have room within the drawing's
 * `height`, of which one unit of the value axis has so many `pixels`.
 */
export function marginTexts(props: MarginProps) {
  const { series, points, boundaries, format, from, to, least, end, line, scale } = props;
  const high = textHeight * scale;
  const last = points.length - 1;
  const ends = series.map((_, at) => number(points[last]?.values[at]));
  const longest = Math.max(...series.map(({ length }) => length));
  const named = line && series.length > 1 && longest <= longestName && !ends.includes(null);
  const names = named ? series : [];
  // No more than two have their values along the line: beside its name each has its last.
  const nameAt = (at: number) =>
    series.length > 2 ? `${series[at]} ${said(ends[at] ?? null, format)}` : (series[at] ?? "");
  const height = Math.max(least, (names.length + 2 * boundaries.length) * high);
  const pixels = height / (to - from);
  const boxAt = (value: number, lines: number) => ({
    top: (to - value) * pixels - (lines * high) / 2,
    size: lines * high,
  });
  const moves = spread(
    [
      ...names.map((_, at) => boxAt(ends[at] ?? 0, 1)),
      ...boundaries.map((one) => boxAt(one.value, 2)),
    ],
    height,
  );
  const words = [...names.map((_, at) => nameAt(at)), ...boundaries.map(({ label }) => label)];
  return {
    named,
    height,
    pixels,
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
                x={Number(x) + Number(width ?? 0) + end + toMargin}
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
      const left = Number(x) + Number(width) + toMargin;
      return (
        <text
          data-boundary
          x={left}
          y={Number(y) - 4 * scale + (moves[names.length + index] ?? 0)}
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
