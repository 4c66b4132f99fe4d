import {
  valueIn,
  wordsIn,
  type ListDescription,
  type ListName,
  type RowOf,
} from "@polyportal/api-client/list/describe";
import { dash } from "@polyportal/domain/format/dash";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";

/** How a column looks on the page; what it says, the description of its list says. */
type Look<Row> = Omit<DataColumn<Row>, "id" | "header" | "value" | "sortable">;

/** The columns of a page of a list that is said once, in its order, with how each looks. */
export const columnsOf = <Name extends ListName, Id extends string>(
  list: ListDescription<Name, Id>,
  looks: Readonly<Partial<Record<Id, Look<RowOf<Name>>>>>,
): readonly DataColumn<RowOf<Name>>[] =>
  list.columns
    .filter(({ only }) => only !== "file")
    .map((column) => {
      const isFigure = column.kind === "number" || column.kind === "money";
      return {
        id: column.id,
        header: column.label,
        value: (row) => (isFigure ? valueIn(column, row) : wordsIn(column, row)),
        ...(isFigure && { numeric: true, cell: (row) => dash(wordsIn(column, row)) }),
        sortable: Object.hasOwn(list.sorts, column.id),
        ...looks[column.id],
      };
    });

/** A filter of a list, as it is chosen: one of a few values, or several. */
export function choiceOf(
  { filters }: Pick<ListDescription, "filters">,
  name: string,
  kind: "select" | "several" = "select",
): Filter {
  const { label = "", options = [] } = filters[name] ?? {};
  return { kind, name, label, options };
}
