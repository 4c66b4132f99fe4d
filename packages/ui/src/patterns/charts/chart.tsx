import { Suspense, lazy, startTransition, useEffect, useState } from "react";
import type { AlertProps } from "../../components/alert/alert.tsx";
import { Alert } from "../../components/alert/alert.tsx";
import type { Boundary } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { isEmpty, plainFormat } from "./chart-data.ts";
import type { ChartHeadProps } from "./chart-frame.tsx";
import { ChartFrame, chartSkeleton } from "./chart-frame.tsx";
import { ChartTable } from "./chart-table.tsx";
import { useWords } from "../../words/words.ts";
import { chartsWords } from "./charts.words.ts";

export type { Failure } from "../../components/load-failure/load-failure.tsx";
export type { ChartPoint, FormatValue } from "./chart-data.ts";
export type { Boundary } from "./axis-scale.ts";

export type ChartProps = ChartHeadProps & {
  /**
   * The form: columns for time, bars for long names, a line for something continuous, shares for the parts of
   * a whole.
   */
  kind: "columns" | "bars" | "line" | "shares";
  /** What the points are, the heading of the table's first column: "Semester". */
  pointHeading: string;
  /** The names of the series: one to six. A chart of shares has one. */
  series: readonly [string, ...string[]];
  /** The points in order; undefined while loading. */
  points: readonly ChartPoint[] | undefined;
  /** Formats values; by default plain numbers with separators. */
  format?: FormatValue;
  /** Formats values where space is small: "₦1.2m"; by default like `format`. */
  formatShort?: FormatValue;
  /** The end of the value axis: 5 for averages; by default as far as the values reach. */
  max?: number;
  /** Named boundary values on the axis of columns and lines, such as a pass mark. */
  boundaries?: readonly Boundary[];
};

// The chart library is most of a dashboard's script. A phone shows the table until it is loaded.
const Plot = lazy(async () => {
  try {
    return { default: (await import("./plot.tsx")).Plot };
  } catch {
    return { default: () => <ChartNotLoaded /> };
  }
});

/** A chart, with the same figures as a table on request, in print and for screen readers. */
export function Chart({
  kind,
  pointHeading,
  series,
  points,
  max,
  boundaries,
  format = plainFormat,
  formatShort = format,
  ...frame
}: ChartProps) {
  // The words around the drawing are painted first, because drawing is slow on phones.
  const [draws, setDraws] = useState(false);
  useEffect(() => startTransition(() => setDraws(true)), []);
  const shown = points ?? [];
  return (
    <ChartFrame
      {...frame}
      late
      waiting={points === undefined}
      drawable={!isEmpty(shown)}
      drawing={
        <Suspense fallback={chartSkeleton}>
          {draws ? (
            <Plot {...{ kind, series, points: shown, format, formatShort, max, boundaries }} />
          ) : (
            chartSkeleton
          )}
        </Suspense>
      }
      renderTable={(asTable) => (
        <ChartTable
          {...{ pointHeading, series, points: shown, format, boundaries }}
          title={frame.title}
          shown={asTable}
        />
      )}
    />
  );
}

/** Says that the drawing could not be loaded. */
export function ChartNotLoaded(props: Omit<AlertProps, "children">) {
  const words = useWords("charts", chartsWords);
  return (
    <Alert status="warning" {...props}>
      {words.notLoaded}
    </Alert>
  );
}
