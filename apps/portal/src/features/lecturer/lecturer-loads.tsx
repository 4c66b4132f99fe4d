import type { Output } from "@polyportal/api-client/client/client";
import { formatHours } from "@polyportal/domain/format/hours";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { ofDepartments, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { CourseParts } from "./course-parts.tsx";

const LecturerWeek = lazy(async () => ({
  default: (await import("./lecturer-week.tsx")).LecturerWeek,
}));

/** What somebody teaches in a semester. */
export type Load = Output<"listLecturerLoads">["items"][number];

const { columns: heads } = words;

const columns: readonly DataColumn<Load>[] = [
  {
    id: "fullName",
    header: heads.lecturer,
    value: ({ fullName }) => fullName,
    rowHeader: true,
    fixed: true,
    width: 12,
    grow: 2,
  },
  {
    id: "staffNumber",
    header: heads.staffNumber,
    value: ({ staffNumber }) => staffNumber,
    sortable: false,
    width: 8,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  {
    id: "courses",
    header: heads.courses,
    value: ({ courses }) => courses,
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
  {
    id: "units",
    header: heads.units,
    value: ({ units }) => formatCreditUnits(units),
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "load",
    header: heads.load,
    value: ({ units }) => (isOverloaded(units) ? words.above : undefined),
    cell: ({ units }) => isOverloaded(units) && <Badge status="warning">{words.above}</Badge>,
    sortable: false,
    width: 10,
  },
  {
    id: "minutes",
    header: heads.hours,
    value: ({ minutes }) => (minutes === 0 ? undefined : formatHours(minutes)),
    numeric: true,
    width: 8,
    grow: 0,
  },
];

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
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      {
        kind: "select",
        name: "above",
        label: heads.load,
        options: [
          { value: "true", label: words.above },
          { value: "false", label: words.notAbove },
        ],
      },
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
