import { lecturerLoadList } from "@polyportal/api-client/list/lecturer-loads";
import { dash } from "@polyportal/domain/format/dash";
import { formatHours } from "@polyportal/domain/format/hours";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { CourseParts } from "./course-parts.tsx";

const LecturerWeek = lazyPart(async () => (await import("./lecturer-week.tsx")).LecturerWeek);

/** What somebody teaches in a semester. */
export type Load = RowOf<"listLecturerLoads">;

const { columns: heads } = words;

const columns = columnsOf(lecturerLoadList, {
  fullName: { rowHeader: true, fixed: true, width: 12, grow: 2 },
  staffNumber: { width: 8 },
  department: { width: 10, grow: 2 },
  semester: { width: 6 },
  courses: { width: 5, grow: 0 },
  units: { cell: ({ units }) => formatCreditUnits(units), width: 5, grow: 0 },
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

const idOf = ({ id }: Load) => id;
const nameOf = ({ fullName, semester }: Load) => `${fullName}, ${semester}`;

/** How much each lecturer has to teach, and each one's week. */
export function LecturerLoads() {
  const units = useUnits();
  const sessions = useSessions();
  const [opened, setOpened] = useState<Load>();
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSessionOrCurrent(heads.session, sessions),
      choiceOf(lecturerLoadList, "semester"),
      ofDepartments(heads.department, units),
      choiceOf(lecturerLoadList, "above"),
    ],
    [sessions, units],
  );
  const rowActions = useCallback(
    (load: Load) => [{ label: words.week, onSelect: () => setOpened(load) }],
    [],
  );
  return (
    <ListPage
      list="listLecturerLoads"
      title={words.title}
      lead={words.lead}
      head={<CourseParts open="loads" />}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      empty={words.none}
      exported
      over={
        opened && (
          <Suspense fallback={null}>
            <LecturerWeek load={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        )
      }
    />
  );
}
