import type { ReactNode } from "react";
import { Suspense, lazy, startTransition, useEffect, useState } from "react";
import { chartMessages } from "@polyportal/domain/messages/chart";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import type { Boundary } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { isEmpty } from "./chart-data.ts";
import { ChartTable } from "./chart-table.tsx";
import { savesData } from "./saves-data.ts";

export type ChartProps = {
  /** What the chart shows: "CGPA by semester". */
  title: string;
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
  /** What has to be known to read the figures, under them: why a line begins anew. */
  note?: ReactNode;
  /** What stands there while nothing is to be drawn. */
  empty?: ReactNode;
  /** The heading's level in the page. */
  level?: 2 | 3 | 4;
  /** More classes for the root. */
  className?: string;
};

// The library is most of a dashboard's script: a phone reads the table until it is there.
const Plot = lazy(async () => {
  try {
    return { default: (await import("./plot.tsx")).Plot };
  } catch {
    return { default: ChartNotLoaded };
  }
});

const waiting = <Skeleton className="h-70 w-full" />;

const plain: FormatValue = (value) => value.toLocaleString("en");

/** Figures as a drawing, with the same figures as a table: on a press, on paper, for screen readers. */
export function Chart(props: ChartProps) {
  const {
    title,
    kind,
    pointHeading,
    series,
    points,
    max,
    boundaries,
    note,
    empty,
    level = 2,
    className,
  } = props;
  const { format = plain, formatShort = format } = props;
  const [asTable, setAsTable] = useState(savesData);
  // The words around a drawing are painted first: it takes a slow phone as long as all of them.
  const [draws, setDraws] = useState(false);
  useEffect(() => startTransition(() => setDraws(true)), []);
  const something = points !== undefined && !isEmpty(points);
  return (
    <Card
      title={title}
      level={level}
      className={className}
      aria-busy={points === undefined}
      actions={
        something && (
          <Button
            variant="quiet"
            size="small"
            className="-mx-3"
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? chartMessages.showChart : chartMessages.showTable}
          </Button>
        )
      }
    >
      {points === undefined && waiting}
      {points && !something && <EmptyState>{empty ?? chartMessages.empty}</EmptyState>}
      {something && (
        // Positioned, so that the table that is not seen never widens the page.
        <div className="relative">
          {!asTable && (
            <div aria-hidden="true" className="print:hidden">
              <Suspense fallback={waiting}>
                {draws ? (
                  <Plot {...{ kind, series, points, format, formatShort, max, boundaries }} />
                ) : (
                  waiting
                )}
              </Suspense>
            </div>
          )}
          <ChartTable
            {...{ title, pointHeading, series, points, format, boundaries }}
            shown={asTable}
          />
          {note && <p className="mt-2 max-w-prose text-14 text-ink-muted">{note}</p>}
        </div>
      )}
    </Card>
  );
}

/** Says that the drawing did not arrive; its table is there all the same. */
export function ChartNotLoaded() {
  return <Alert tone="warning">{chartMessages.notLoaded}</Alert>;
}
