import { lecturerLoadList } from "@polyportal/api-client/list/lecturer-loads";
import { dash } from "@polyportal/domain/format/dash";
import { formatHours } from "@polyportal/domain/format/hours";
import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { Badge } from "@polyportal/ui/badge";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { CourseParts } from "./course-parts.tsx";

const LecturerWeek = lazyPart(async () => (await import("./lecturer-week.tsx")).LecturerWeek);

/** What somebody teaches in a semester. */
export type Load = RowOf<"listLecturerLoads">;

const loads = listOf(lecturerLoadList, {
  staffNumber: { width: 8 },
  courses: { width: 5, grow: 0 },
  units: { width: 5, grow: 0 },
  load: {
    cell: ({ units }) => isOverloaded(units) && <Badge status="warning">{words.above}</Badge>,
    width: 10,
  },
  minutes: {
    cell: ({ minutes }) => dash(minutes === 0 ? null : formatHours(minutes)),
    width: 8,
    grow: 0,
  },
});

/** How much each lecturer has to teach, and each one's week. */
export function LecturerLoads() {
  const [over, open] = useOver();
  const rowActions = useCallback(
    (load: Load) => [{ label: words.week, onSelect: () => open(LecturerWeek, { load }) }],
    [open],
  );
  return (
    <ListPage
      {...loads}
      lead={words.lead}
      head={<CourseParts open="loads" />}
      rowActions={rowActions}
      over={over}
    />
  );
}
