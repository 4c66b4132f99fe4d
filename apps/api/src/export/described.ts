import {
  valueIn,
  wordsIn,
  type ListColumn,
  type ListDescription,
  type ListFilter,
  type ListName,
  type RowOf,
} from "@polyportal/api-client/list/describe";
import type { Contract } from "@polyportal/api-client/contract/contract";
import { academicSessions } from "../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../database/schema/faculty.ts";
import type { ListEndpoint, Source } from "../lists/source.ts";
import type { SheetCell } from "../sheets/new-sheet.ts";
import { exportOf, type ExportList } from "./export-list.ts";
import type { FilterWords, ListWords } from "./list-words.ts";
import { namesOf } from "./unit-names.ts";

/** The cell of a file: a value to calculate with, or its words. */
const cellIn = <Row>(column: ListColumn<Row>, row: Row): SheetCell =>
  column.kind === "moment"
    ? wordsIn(column, row)
    : (column.words?.(row) ?? valueIn(column, row) ?? null);

/** The tables that name what a filter's options refer to. */
const tables = {
  sessions: academicSessions,
  currentSession: academicSessions,
  departments,
  options: departmentOptions,
};

/** The labels of a filter's values. Unknown values, which an address may contain, are shown as they are. */
function wordsOf({ label, from, options }: ListFilter): FilterWords {
  if (from) return { label, words: namesOf(tables[from]) };
  if (!options) return { label };
  return {
    label,
    words: (values) =>
      values.map((one) => options.find(({ value }) => value === one)?.label ?? one),
  };
}

const filterWords = ({ filters }: Pick<ListDescription, "filters">) =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, wordsOf(filter)]));

/** Makes a list exportable from its description. `filters` names values that only the database knows. */
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
      kind: column.kind === "moment" ? "text" : (column.kind ?? "text"),
      cell: (row: unknown) => cellIn(column, row as RowOf<Name>),
    }));
  const words = { title: list.title, columns, filters: { ...filterWords(list), ...filters } };
  // The types were checked by `source`, which has the same row.
  return exportOf(list.name, source, words as unknown as ListWords<Contract[Name] & ListEndpoint>);
}
