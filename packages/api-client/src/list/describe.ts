import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import type { Output } from "../client/client.ts";
import type { Contract, EndpointName } from "../contract/contract.ts";

/** The lists of the contract, by the names of their endpoints. */
export type ListName = {
  [Name in EndpointName]: Contract[Name] extends { readonly list: unknown } ? Name : never;
}[EndpointName];

/** A row of a list. */
export type RowOf<Name extends ListName> =
  Output<Name> extends { items: (infer Row extends object)[] } ? Row : never;

type SortOf<Name extends ListName> = Contract[Name]["list"]["sorts"][number];

type Value = string | number | null | undefined;

type ColumnText<Row> = {
  /** Stands at its head, and before its cell on a phone's card. */
  readonly label: string;
  /** What its values are, text unless said: figures to be reckoned with, naira, ISO days. */
  readonly kind?: "text" | "number" | "money" | "date";
  /** The words that stand in the place of a value: "No last day". */
  readonly words?: (row: Row) => string | undefined;
  /** It stands on the page alone, or in files alone; in both unless said. */
  readonly only?: "page" | "file";
};

type FieldOf<Row> = {
  [Key in keyof Row]: Row[Key] extends Value ? Key : never;
}[keyof Row] &
  string;

/** A column: a field of the row as it is, or what is made of the row. */
export type ListColumn<Row> =
  | (ColumnText<Row> & { readonly id: FieldOf<Row>; readonly value?: undefined })
  | (ColumnText<Row> & { readonly id: string; readonly value: (row: Row) => Value });

/** What a list is narrowed down by. */
export type ListFilter = {
  readonly label: string;
  /** What can be chosen, where that is known beforehand. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/**
 * A list as it is said once, for its page, its files and its views. The page adds how a column looks, the
 * server how its rows are found.
 */
export type ListDescription<Name extends ListName = ListName, Id extends string = string> = {
  readonly name: Name;
  /** Stands over a file. */
  readonly title: string;
  readonly columns: readonly (ListColumn<RowOf<Name>> & { readonly id: Id })[];
  /** All sorts of the contract: a column of such a name sorts. */
  readonly sorts: Readonly<Record<SortOf<Name>, true>>;
  readonly filters: Readonly<Record<string, ListFilter>>;
};

/** Says a list, checked against its row and its sorts in the contract. */
export const describeList = <
  const Name extends ListName,
  const Columns extends readonly ListColumn<RowOf<Name>>[],
>(
  list: Omit<ListDescription<Name>, "columns"> & { readonly columns: Columns },
): ListDescription<Name, Columns[number]["id"]> => list;

/** What a row says in a column, as it is. */
export const valueIn = <Row>(column: ListColumn<Row>, row: Row): Value =>
  column.value ? column.value(row) : (row[column.id as keyof Row] as Value);

/** What a row says in a column, in words; nothing where it says nothing. */
export function wordsIn<Row>(column: ListColumn<Row>, row: Row): string {
  const words = column.words?.(row);
  const value = valueIn(column, row);
  if (words !== undefined) return words;
  if (value === null || value === undefined) return "";
  if (column.kind === "date") return formatDate(String(value));
  if (typeof value === "string") return value;
  return column.kind === "money" ? formatNaira(value) : value.toLocaleString("en");
}

/** A filter of what is so, and of what is not. */
export const yesOrNo = (label: string, yes: string, no: string): ListFilter => ({
  label,
  options: [
    { value: "true", label: yes },
    { value: "false", label: no },
  ],
});
