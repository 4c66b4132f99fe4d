import type { Output } from "@polyportal/api-client/client/client";
import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { programmeSetupMessages } from "@polyportal/domain/messages/school-setup";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { useMemo } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ofDepartments, yesOrNo } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { useUnits } from "../../parts/units/use-units.ts";

const ProgrammeBeside = lazyPart(
  async () => (await import("./programme-beside.tsx")).ProgrammeBeside,
);

const record = { content: ProgrammeBeside, columns: ["title", "open"] };

export type ProgrammeRow = Output<"listProgrammes">["items"][number];

const { columns: heads, filters: labels, states, openUntil, opens } = programmeSetupMessages;

const pageOf = ({ slug }: ProgrammeRow) => withSearch(staffPaths.programmes, { programme: slug });

/** When one can apply, in words. */
function opening({ open, opensOn, closesOn }: ProgrammeRow): string {
  if (open) return closesOn ? openUntil(formatDate(closesOn)) : states.open;
  return opensOn && opensOn > todayInLagos() ? opens(formatDate(opensOn)) : states.closed;
}

const columns: readonly DataColumn<ProgrammeRow>[] = [
  {
    id: "title",
    header: heads.name,
    value: ({ title }) => title,
    cell: (programme) => (
      <RecordLink id={programme.slug} page={pageOf(programme)}>
        {programme.title}
      </RecordLink>
    ),
    rowHeader: true,
    fixed: true,
    width: 8,
    grow: 2,
  },
  { id: "type", header: heads.type, value: ({ type }) => type, sortable: false, width: 6 },
  {
    id: "studentType",
    header: heads.studentType,
    value: ({ studentType }) => studentType,
    sortable: false,
    // The award says it.
    hidden: true,
    width: 8,
  },
  {
    id: "award",
    header: heads.award,
    value: ({ award }) => award,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "duration",
    header: heads.duration,
    value: ({ duration }) => duration,
    sortable: false,
    width: 6,
  },
  {
    id: "levels",
    header: heads.levels,
    value: ({ levels }) => levels.join(", "),
    sortable: false,
    hidden: true,
    width: 8,
  },
  {
    id: "departments",
    header: heads.departments,
    value: ({ departments }) => departments,
    numeric: true,
    sortable: false,
    width: 8,
    grow: 0,
  },
  {
    id: "open",
    header: heads.open,
    value: opening,
    cell: (programme) => (
      <Badge status={programme.open ? "success" : "unapproved"}>{opening(programme)}</Badge>
    ),
    sortable: false,
    width: 15,
    grow: 0,
  },
];

const idOf = ({ slug }: ProgrammeRow) => slug;
const nameOf = ({ title }: ProgrammeRow) => title;
const rowActions = (programme: ProgrammeRow) => [
  { label: programmeSetupMessages.edit, href: pageOf(programme) },
];

/** The programmes as they are defined and opened; each leads to what the school says of it. */
export function ProgrammeList() {
  const units = useUnits();
  const filters = useMemo(
    () => [
      yesOrNo("accepting", labels.open, states.open, states.closed),
      ofDepartments(labels.department, units),
    ],
    [units],
  );
  return (
    <ListPage
      list="listProgrammes"
      title={programmeSetupMessages.title}
      lead={programmeSetupMessages.lead}
      columns={columns}
      filters={filters}
      searchLabel={programmeSetupMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      record={record}
      exported
      history="programme"
      empty={programmeSetupMessages.none}
    />
  );
}
