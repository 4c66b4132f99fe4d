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
   * How it is drawn: columns over time, bars for long names, a line for what goes on, shares for
   * the parts of a whole.
   */
  kind: "columns" | "bars" | "line" | "shares";
  /** What the points are, over the table's first column: "Semester". */
  pointHeading: string;
  /** The names of what is measured: one, or up to six. A chart of shares has one. */
  series: readonly [string, ...string[]];
  /** The values, in the order to be shown; undefined while they are fetched. */
  points: readonly ChartPoint[] | undefined;
  /** How values are written; as plain numbers with separators unless said. */
  format?: FormatValue;
  /** How values are written where there is little room: "₦1.2m". As `format` unless said. */
  formatShort?: FormatValue;
  /** The end of the value axis: 5 for averages. As far as the values reach, unless said. */
  max?: number;
  /** The values that matter on the axis of columns and lines, each drawn and named: a pass mark. */
  boundaries?: readonly Boundary[];
};

// The library is most of a dashboard's script: a phone reads the table until it is there.
const Plot = lazy(async () => {
  try {
    return { default: (await import("./plot.tsx")).Plot };
  } catch {
    return { default: () => <ChartNotLoaded /> };
  }
});

/** Figures as a drawing, with the same figures as a table: on a press, on paper, for screen readers. */
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
  // The words around a drawing are painted first: it takes a slow phone as long as all of them.
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

/** Says that the drawing did not arrive; its table is there all the same. */
export function ChartNotLoaded(props: Omit<AlertProps, "children">) {
  const words = useWords("charts", chartsWords);
  return (
    <Alert tone="warning" {...props}>
      {words.notLoaded}
    </Alert>
  );
}
