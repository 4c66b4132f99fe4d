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

/** What every chart is told beside its figures. */
export type ChartHeadProps = Omit<
  CardProps,
  "title" | "level" | "actions" | "footer" | "children"
> & {
  /** What the chart shows, as its heading: "CGPA by semester". */
  title: string;
  /** What stands there while nothing is to be drawn. */
  empty?: ReactNode;
  /** Why the figures did not come, and how to ask again; stands in the chart's place. */
  failure?: Failure;
  /** What has to be known to read the figures, under them: why a line begins anew. */
  note?: ReactNode;
  /** The heading's level in the page. */
  level?: 2 | 3 | 4;
};

type ChartFrameProps = ChartHeadProps & {
  /** Its figures are being fetched. */
  waiting: boolean;
  /** There is something to draw. */
  drawable: boolean;
  /** The drawing. */
  drawing: ReactNode;
  /** The drawing is text with links in it, and is heard as it is: the table is for paper, and where it is asked for. */
  linked?: boolean;
  /** The same figures as a table, to be seen or for screen readers and paper alone. */
  renderTable: (shown: boolean) => ReactNode;
  /** The drawing is late, with texts of its own: where data are to be saved, or letters too large for it, the table stands first. */
  late?: boolean;
};

export const chartSkeleton = <Skeleton className="h-70 w-full" />;

/** What is around every chart: its heading, its table on a press, and what stands there without figures. */
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
        // Positioned, so that the table that is not seen never widens the page.
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
