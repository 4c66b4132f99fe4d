import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { yesOrNo } from "../../parts/list/filters.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

type Named = { id: number; name: string };

const { columns: heads, states } = schoolSetupMessages;

/** The name of a unit: it leads to what is in it, and opens its record where nothing is. */
export const nameColumn = <Unit extends Named>(
  hrefOf?: (unit: Unit) => string,
): DataColumn<Unit> => ({
  id: "name",
  header: heads.name,
  value: ({ name }) => name,
  cell: (unit) => (
    <RecordLink id={idOf(unit)} {...(hrefOf && { page: hrefOf(unit), leads: true })}>
      {unit.name}
    </RecordLink>
  ),
  rowHeader: true,
  fixed: true,
  width: 11,
  grow: 3,
});

export const codeColumn = <Unit extends { code: string }>(): DataColumn<Unit> => ({
  id: "code",
  header: heads.code,
  value: ({ code }) => code,
  width: 5,
  grow: 0,
});

/** How many there are of something. */
export const countColumn = <Unit,>(
  id: "departments" | "options" | "programmes" | "students",
  value: (unit: Unit) => number,
): DataColumn<Unit> => ({
  id,
  header: heads[id],
  value,
  cell: (unit) => value(unit).toLocaleString("en-NG"),
  numeric: true,
  sortable: false,
  width: id === "departments" || id === "programmes" ? 8 : 6,
  grow: 0,
});

export const stateColumn = <Unit extends { active: boolean }>(): DataColumn<Unit> => ({
  id: "active",
  header: heads.active,
  value: ({ active }) => (active ? states.active : states.off),
  cell: ({ active }) => (
    <Badge status={active ? "success" : "fail"}>{active ? states.active : states.off}</Badge>
  ),
  sortable: false,
  width: 9,
  grow: 0,
});

/** Those in use, or those that are switched off. */
export const stateFilter = yesOrNo("active", heads.active, states.active, states.off);

export const idOf = ({ id }: Named): string => String(id);
export const nameOf = ({ name }: Named): string => name;
