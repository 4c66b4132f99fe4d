import {
  valueIn,
  type ListColumn,
  type ListDescription,
  type ListName,
  type RowOf,
} from "@polyportal/api-client/list/describe";
import type { Contract } from "@polyportal/api-client/contract/contract";
import type { ListEndpoint, Source } from "../lists/source.ts";
import type { SheetCell } from "../sheets/new-sheet.ts";
import { exportOf, type ExportList } from "./export-list.ts";
import type { FilterWords, ListWords } from "./list-words.ts";

/** What stands in a cell of a file: the value, to be reckoned with, or the words in its place. */
const cellIn = <Row>(column: ListColumn<Row>, row: Row): SheetCell =>
  column.words?.(row) ?? valueIn(column, row) ?? null;

/** What the values of a filter are called, where they are known beforehand. */
function filterWords({ filters }: Pick<ListDescription, "filters">) {
  const words = Object.entries(filters).map(([name, { label, options }]): [string, FilterWords] => [
    name,
    options
      ? {
          label,
          words: (values) =>
            values.map((one) => options.find(({ value }) => value === one)?.label ?? one),
        }
      : { label },
  ]);
  return Object.fromEntries(words);
}

/** Lets a list be exported as it is said once; `filters` says what only the database knows the names of. */
export function exportOfList<Name extends ListName, Found, More, Known>(
  list: ListDescription<Name>,
  source: Source<Contract[Name] & ListEndpoint, Found, More, Known>,
  filters: Readonly<Record<string, FilterWords>> = {},
): ExportList {
  const columns = list.columns
    .filter(({ only }) => only !== "page")
    .map((column) => ({
      id: column.id,
      label: column.label,
      kind: column.kind ?? ("text" as const),
      cell: (row: unknown) => cellIn(column, row as RowOf<Name>),
    }));
  const words = { title: list.title, columns, filters: { ...filterWords(list), ...filters } };
  // The description is checked against the same row as the source.
  return exportOf(list.name, source, words as unknown as ListWords<Contract[Name] & ListEndpoint>);
}
