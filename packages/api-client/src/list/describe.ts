import { formatDate, formatDateTime, shortened } from "@polyportal/domain/format/date";
import { dayInLagos } from "@polyportal/domain/format/day-in-lagos";
import { formatCreditUnits, formatPoints } from "@polyportal/domain/format/marks";
import { formatNaira } from "@polyportal/domain/format/naira";
import type { Contract, EndpointName } from "../contract/contract.ts";
import type { OutputOf } from "../contract/define.ts";

/** The lists of the contract, by the names of their endpoints. */
export type ListName = {
  [Name in EndpointName]: Contract[Name] extends { readonly list: unknown } ? Name : never;
}[EndpointName];

/** The endpoints that answer all rows of a list at once. */
export type WholeName = {
  [Name in EndpointName]: Contract[Name] extends { readonly whole: true } ? Name : never;
}[EndpointName];

/** A row of a list; of some that come at once, the rows stand among other things. */
export type RowOf<Name extends ListName | WholeName> =
  OutputOf<Contract[Name]> extends
    | { items: (infer Row extends object)[] }
    | { labels: (infer Row extends object)[] }
    | { classes: (infer Row extends object)[] }
    | (infer Row extends object)[]
    ? Row
    : never;

type SortOf<Name extends ListName | WholeName> = Contract[Name] extends {
  readonly list: { readonly sorts: readonly (infer Sort extends string)[] };
}
  ? Sort
  : string;

type Value = string | number | null | undefined;

/** What is reckoned with. */
type Figure = "number" | "money" | "units" | "points";

type ColumnText<Row> = {
  /** Stands at its head, and before its cell on a phone's card. */
  readonly label: string;
  /**
   * What its values are, text if none is given: figures to be reckoned with, naira, credit units,
   * points in hundredths, ISO days. A moment is shown as its day in Lagos by "date", and with its time
   * by "moment".
   */
  readonly kind?: "text" | Figure | "date" | "moment";
  /** The words that stand in the place of a value: "No last day". */
  readonly words?: (row: Row) => string | undefined;
  /** It stands on the page alone, or in files alone; in both without this. */
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
  /** What the school has of which one is chosen: pages and files know the names. */
  readonly from?:
    | "sessions"
    | "currentSession"
    | "faculties"
    | "departments"
    | "options"
    | "courses"
    | "people";
  /** Several can be chosen at once; of departments unless it says that one is. */
  readonly several?: boolean;
  /** It is one end of a span of days, which is called so. */
  readonly days?: string;
};

/**
 * A list as it is said once, for its page, its files and its views. The page adds how a column looks, the
 * server how its rows are found.
 */
export type ListDescription<
  Name extends ListName | WholeName = ListName,
  Id extends string = string,
> = {
  readonly name: Name;
  /** Stands over a file. */
  readonly title: string;
  /** What its search finds by: "Search by name or number". */
  readonly search?: string;
  /** What the page says where there is no row. */
  readonly none?: string;
  /** The field by which its rows are told apart, or several: `id` if none is given. */
  readonly key?: FieldOf<RowOf<Name>> | readonly FieldOf<RowOf<Name>>[];
  /** What a row is called where its acts are named: what its first column says if nothing is given. */
  readonly rowLabel?: (row: RowOf<Name>) => string;
  readonly columns: readonly (ListColumn<RowOf<Name>> & { readonly id: Id })[];
  /** All sorts of the contract: a column of such a name sorts. A list that comes at once names its own. */
  readonly sorts: Readonly<Record<SortOf<Name>, true>>;
  readonly filters: Readonly<Record<string, ListFilter>>;
};

/** Says a list, checked against its row and its sorts in the contract. */
export const describeList = <
  const Name extends ListName | WholeName,
  const Columns extends readonly ListColumn<RowOf<Name>>[],
>(
  list: Omit<ListDescription<Name>, "columns"> & { readonly columns: Columns },
): ListDescription<Name, Columns[number]["id"]> => list;

/** By what a row is told from the others of its list. */
export function keyIn<Name extends ListName | WholeName>(
  { key }: Pick<ListDescription<Name>, "key">,
  row: RowOf<Name>,
): string {
  const fields = typeof key === "object" ? key : [key ?? ("id" as keyof RowOf<Name>)];
  return fields.map((field) => row[field]).join("-");
}

/** How figures are written. */
const figures: Readonly<Record<Figure, (value: number) => string>> = {
  number: (value) => value.toLocaleString("en"),
  money: formatNaira,
  units: formatCreditUnits,
  points: formatPoints,
};

/** Whether what stands in a column is reckoned with. */
export const isFigure = (kind = "text"): kind is Figure => Object.hasOwn(figures, kind);

/** What a row says in a column, as it is: of a moment in a column of days the day in Lagos, of points hundredths. */
export function valueIn<Row>(column: ListColumn<Row>, row: Row): Value {
  const value = column.value ? column.value(row) : (row[column.id as keyof Row] as Value);
  if (typeof value === "number") {
    return column.kind === "points" ? Math.round(value * 100) / 100 : value;
  }
  const isMoment = column.kind === "date" && value?.includes("T") === true;
  return isMoment ? dayInLagos(value) : value;
}

/** The same as a narrow column of a page has it: dates are short. */
export const shortWordsIn = <Row>(column: ListColumn<Row>, row: Row): string =>
  column.kind === "date" || column.kind === "moment"
    ? shortened(wordsIn(column, row))
    : wordsIn(column, row);

/** What a row says in a column, in words; nothing where it says nothing. */
export function wordsIn<Row>(column: ListColumn<Row>, row: Row): string {
  const words = column.words?.(row);
  const value = valueIn(column, row);
  if (words !== undefined) return words;
  if (value === null || value === undefined) return "";
  if (column.kind === "date") return formatDate(String(value));
  if (column.kind === "moment") return formatDateTime(String(value));
  if (typeof value === "string") return value;
  return figures[isFigure(column.kind) ? column.kind : "number"](value);
}

/** A filter of a span of days, both of them included, by the names that its ends have in an address. */
export const days = (label: string, from: string, to: string) => ({
  "day-from": { label: from, days: label },
  "day-to": { label: to, days: label },
});

/** A filter of what is so, and of what is not. */
export const yesOrNo = (label: string, yes: string, no: string): ListFilter => ({
  label,
  options: [
    { value: "true", label: yes },
    { value: "false", label: no },
  ],
});

type Words<Value extends string> = Readonly<Record<Value, string>> | ((value: Value) => string);

/** A filter by one of some values, as each is called. */
export const oneOf = <Value extends string>(
  label: string,
  values: readonly Value[],
  words: Words<Value>,
): ListFilter => ({
  label,
  options: values.map((value) => ({
    value,
    label: typeof words === "function" ? words(value) : words[value],
  })),
});

/** A filter by several of them at once. */
export const severalOf = <Value extends string>(
  ...chosenFrom: Parameters<typeof oneOf<Value>>
): ListFilter => ({ ...oneOf(...chosenFrom), several: true });
