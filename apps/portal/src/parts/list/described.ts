import {
  isFigure,
  keyIn,
  shortWordsIn,
  valueIn,
  wordsIn,
  type ListDescription,
  type ListName,
  type RowOf,
  type WholeName,
} from "@polyportal/api-client/list/describe";
import { dash } from "@polyportal/domain/format/dash";
import type { BadgeProps } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { inBadge } from "./in-badge.tsx";

/** How a column looks on the page; what it says, the description of its list says. */
type Look<Row> = Omit<DataColumn<Row>, "id" | "header" | "value" | "sortable"> & {
  /** Its words stand in a badge, which is of this kind. */
  badge?: (row: Row) => BadgeProps["status"];
};

/** The look of columns that many lists have, by id. Pages give only what differs. */
const sharedLooks: Readonly<Record<string, Look<unknown>>> = {
  fullName: { width: 12, grow: 2 },
  rrr: { width: 9.5 },
  invoiceNo: { width: 9.5 },
  matricNumber: { width: 10 },
  department: { width: 10, grow: 2 },
  level: { width: 6.5 },
  semester: { width: 5.5 },
  session: { width: 7 },
  creditUnit: { width: 4, grow: 0 },
  students: { width: 5, grow: 0 },
};

/** Wide enough for what columns of a kind say in one line. */
const looksOfKind: Partial<Record<string, Look<unknown>>> = {
  date: { width: 7.5 },
  moment: { width: 12 },
};

/** The first column names the row, and is always shown, where a page has no other do so. */
const naming = { rowHeader: true, fixed: true } as const;

/** The columns of a page of a list that is said once, in its order, with how each looks. */
export function columnsOf<Name extends ListName | WholeName, Id extends string>(
  list: ListDescription<Name, Id>,
  looks: Readonly<Partial<Record<Id, Look<RowOf<Name>>>>>,
): readonly DataColumn<RowOf<Name>>[] {
  const named = Object.values<Look<RowOf<Name>> | undefined>(looks).some((look) => look?.rowHeader);
  return list.columns
    .filter(({ only }) => only !== "file")
    .map((column, place) => {
      const figure = isFigure(column.kind);
      const { badge, ...look } = looks[column.id] ?? {};
      return {
        id: column.id,
        header: column.label,
        value: (row) => (figure ? valueIn(column, row) : shortWordsIn(column, row)),
        ...(figure && { numeric: true, cell: (row) => dash(wordsIn(column, row)) }),
        ...(column.kind && looksOfKind[column.kind]),
        ...(badge && {
          cell: (row) => inBadge(badge(row), wordsIn(column, row)),
        }),
        sortable: Object.hasOwn(list.sorts, column.id),
        ...(place === 0 && !named && naming),
        ...sharedLooks[column.id],
        ...look,
      };
    });
}

/** What `ListPage` takes of a list that is said once and written as a file, with how its columns look. */
export function listOf<Name extends ListName | WholeName, Id extends string>(
  list: ListDescription<Name, Id>,
  looks: Readonly<Partial<Record<Id, Look<RowOf<Name>>>>>,
) {
  const { columns, rowLabel } = list;
  return {
    list: list.name,
    described: list,
    title: list.title,
    searchLabel: list.search,
    empty: list.none,
    columns: columnsOf(list, looks),
    rowId: (row: RowOf<Name>) => keyIn(list, row),
    rowLabel: rowLabel ?? ((row: RowOf<Name>) => (columns[0] ? wordsIn(columns[0], row) : "")),
    exported: true,
  };
}

/** A filter with known values, from the list's description. */
export function choiceOf({ filters }: Pick<ListDescription, "filters">, name: string): Filter {
  const { label = "", options = [], several } = filters[name] ?? {};
  return { kind: several ? "several" : "select", name, label, options };
}
