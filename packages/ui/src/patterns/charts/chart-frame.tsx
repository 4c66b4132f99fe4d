import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { CardProps } from "../../components/card/card.tsx";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import { LoadFailure } from "../../components/load-failure/load-failure.tsx";
import { savesData } from "./saves-data.ts";
import { useRoom } from "./use-room.ts";
import { useWords } from "../../words/words.ts";
import { chartsWords } from "./charts.words.ts";

/** The props of every chart besides its data. */
export type ChartHeadProps = Omit<
  CardProps,
  "title" | "level" | "actions" | "footer" | "children"
> & {
  /** The heading: "CGPA by semester". */
  title: string;
  /** Shown if there is nothing to draw. */
  empty?: ReactNode;
  /** Why the data could not be loaded, and how to retry. Shown in place of the chart. */
  failure?: Failure;
  /** A note below the figures, such as why a line is interrupted. */
  note?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
};

type ChartFrameProps = ChartHeadProps & {
  /** Its data is loading. */
  waiting: boolean;
  /** There is something to draw. */
  drawable: boolean;
  /** The drawing. */
  drawing: ReactNode;
  /** The drawing is accessible text with links, so the table is only for print and on request. */
  linked?: boolean;
  /** The same figures as a table, visible or only for screen readers and print. */
  renderTable: (shown: boolean) => ReactNode;
  /** The drawing is loaded lazily. With a data saver, or with letters too large for it, the table is shown first. */
  late?: boolean;
};

export const chartSkeleton = <Skeleton className="h-70 w-full" />;

/** What surrounds every chart: the heading, the table on request, and what is shown without data. */
export function ChartFrame({
  level = 2,
  waiting,
  drawable,
  empty,
  failure,
  drawing,
  linked = false,
  renderTable,
  note,
  late = false,
  ...card
}: ChartFrameProps) {
  const words = useWords("charts", chartsWords);
  const [probe, { narrow }] = useRoom();
  const [asked, setAsked] = useState<boolean>();
  const [saves] = useState(savesData);
  const asTable = asked ?? (late && (saves || narrow));
  const shows = drawable && !failure;
  return (
    <Card
      {...card}
      level={level}
      aria-busy={waiting && !failure}
      actions={
        shows && (
          <Button variant="quiet" size="small" className="-mx-3" onClick={() => setAsked(!asTable)}>
            {asTable ? words.showChart : words.showTable}
          </Button>
        )
      }
    >
      {failure && <LoadFailure {...failure} />}
      {!failure && waiting && chartSkeleton}
      {!failure && !waiting && !drawable && <EmptyState>{empty ?? words.empty}</EmptyState>}
      {shows && (
        // Positioned, so that the hidden table never widens the page.
        <div className="relative">
          <div ref={probe} className="invisible absolute inset-x-0 h-4" />
          {!asTable && (
            <div aria-hidden={!linked || undefined} className="print:hidden">
              {drawing}
            </div>
          )}
          <div aria-hidden={(linked && !asTable) || undefined}>{renderTable(asTable)}</div>
          {note && <p className="mt-2 max-w-prose text-14 text-ink-muted">{note}</p>}
        </div>
      )}
    </Card>
  );
}
