import { LabelList } from "recharts";
import type { Boundary } from "./axis-scale.ts";
import { spread } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number } from "./chart-data.ts";
import type { Placed } from "./direct-labels.tsx";
import { labelText, textHeight } from "./direct-labels.tsx";
import { markOf } from "./marks.tsx";

/** A longer name would take too much of a phone's width. */
const longestName = 12;
/** The distance from the margin to its texts, in pixels. */
const toMargin = 8;

type MarginProps = {
  series: readonly string[];
  points: readonly ChartPoint[];
  /** The boundaries within the axis. */
  boundaries: readonly Boundary[];
  /** Formats values. */
  format: FormatValue;
  /** The range of the value axis. */
  from: number;
  to: number;
  /** The minimum height of the drawing, in pixels. */
  least: number;
  /** The distance from a line's last point to the margin, in pixels. */
  end: number;
  /** Whether lines are drawn, which can be named at their ends. */
  line: boolean;
  /** The scale of the text. */
  scale: number;
};

/**
 * The texts in the margin: names at the ends of lines instead of a legend, and boundaries. A single line is
 * named by the title. If a line has no end, or names are long, there is a legend. All texts fit into the
 * drawing's `height`; `pixels` is the height of a unit of the value axis.
 */
export function marginTexts(props: MarginProps) {
  const { series, points, boundaries, format, from, to, least, end, line, scale } = props;
  const high = textHeight * scale;
  const last = points.length - 1;
  const ends = series.map((_, at) => number(points[last]?.values[at]));
  const longest = Math.max(...series.map(({ length }) => length));
  const named = line && series.length > 1 && longest <= longestName && !ends.includes(null);
  const names = named ? series : [];
  // Up to two lines have values along them. More lines have their last value beside the name.
  const nameAt = (at: number) =>
    series.length > 2 ? `${series[at]} ${labelText(ends[at] ?? null, format)}` : (series[at] ?? "");
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
