import {
  isFigure,
  keyIn,
  valueIn,
  wordsIn,
  type ListColumn,
  type ListDescription,
  type ListFilter,
  type ListName,
  type RowOf,
  type WholeName,
} from "@polyportal/api-client/list/describe";
import { contract, type Contract } from "@polyportal/api-client/contract/contract";
import { formatDate } from "@polyportal/domain/format/date";
import type { Reader } from "../database/connect.ts";
import { namesOfPeople } from "../database/names-of-people.ts";
import { academicSessions } from "../database/schema/academic-session.ts";
import { departmentOptions, departments, faculties } from "../database/schema/faculty.ts";
import type { ListEndpoint, Source } from "../lists/source.ts";
import type { SheetCell } from "../sheets/new-sheet.ts";
import { exportOf, type ExportList } from "./export-list.ts";
import type { FilterWords, ListWords } from "./list-words.ts";
import { courseCodes, namesOf } from "./unit-names.ts";
import { wholeExportOf, type RowsFound } from "./whole-list.ts";

/** The cell of a file: a value to calculate with, or its words. */
const cellIn = <Row>(column: ListColumn<Row>, row: Row): SheetCell =>
  column.kind === "moment"
    ? wordsIn(column, row)
    : (column.words?.(row) ?? valueIn(column, row) ?? null);

/** The kind of a file's column, by that of the page. */
const kinds = {
  text: "text",
  number: "number",
  money: "money",
  units: "number",
  points: "number",
  date: "date",
  moment: "text",
} as const;

const columnsOf = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.map((column) => ({
    id: column.id,
    label: column.label,
    kind: kinds[column.kind ?? "text"],
    cell: (row: Row) => cellIn(column, row),
  }));

/** What its page says of a row: it is searched and ordered by that. */
const shownIn = <Row>(column: ListColumn<Row>, row: Row): SheetCell =>
  isFigure(column.kind) ? (valueIn(column, row) ?? null) : wordsIn(column, row);

/** Reads the names of what a filter's options refer to. */
const namesFrom = {
  sessions: namesOf(academicSessions),
  currentSession: namesOf(academicSessions),
  faculties: namesOf(faculties),
  departments: namesOf(departments),
  options: namesOf(departmentOptions),
  courses: courseCodes,
  people: async (ids: readonly string[], db: Reader) => ids.map(await namesOfPeople(db, ids)),
};

/** What the values of a filter are called; an address may name others, which stand as they are. */
function wordsOf({ label, from, options, days }: ListFilter): FilterWords {
  if (from) return { label, words: namesFrom[from] };
  if (days !== undefined) return { label, words: (ends) => ends.map((day) => formatDate(day)) };
  if (!options) return { label };
  return {
    label,
    words: (values) =>
      values.map((one) => options.find(({ value }) => value === one)?.label ?? one),
  };
}

const filterWords = ({ filters }: Pick<ListDescription, "filters">) =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, wordsOf(filter)]));

/** What a file of a list says; `filters` says what only the database knows the names of. */
export function fileWordsOf<Name extends ListName>(
  list: ListDescription<Name>,
  filters: Readonly<Record<string, FilterWords>> = {},
): ListWords<Contract[Name] & ListEndpoint> {
  const columns = columnsOf(list.columns.filter(({ only }) => only !== "page"));
  const words = { title: list.title, columns, filters: { ...filterWords(list), ...filters } };
  // The description is checked against the same row as the source.
  return words as unknown as ListWords<Contract[Name] & ListEndpoint>;
}

/** Lets a list be exported as it is said once. */
export const exportOfList = <Name extends ListName, Found, More, Known>(
  list: ListDescription<Name>,
  source: Source<Contract[Name] & ListEndpoint, Found, More, Known>,
  filters?: Readonly<Record<string, FilterWords>>,
): ExportList => exportOf(list.name, source, fileWordsOf(list, filters));

/** The same of a list that its endpoint answers at once; of its rows what the columns show is needed. */
export const wholeExportOfList = <Name extends WholeName>(
  list: ListDescription<Name>,
  rows: RowsFound<Partial<RowOf<Name>>>,
): ExportList =>
  wholeExportOf(list.name, contract[list.name], {
    title: list.title,
    rows: rows as RowsFound<RowOf<Name>>,
    keyOf: (row) => keyIn(list, row),
    columns: columnsOf(list.columns.filter(({ only }) => only !== "page")),
    shown: list.columns
      .filter(({ only }) => only !== "file")
      .map((column) => ({ id: column.id, cell: (row: RowOf<Name>) => shownIn(column, row) })),
    filters: filterWords(list),
  });
