import type { Claim } from "@polyportal/domain/rights/claims";
import type { Scope } from "@polyportal/domain/rights/scope";
import { largestPage, pageSizes } from "@polyportal/domain/table/page-sizes";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { clean } from "@polyportal/domain/validation/clean";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import type { Endpoint, Schema } from "./define.ts";
import { idParam, semester } from "./shared.ts";

const wholeNumber = (most: number) => typedNumber().check(z.int(), z.positive(), z.maximum(most));

/** Deeper than anybody pages; people use filters instead. */
const deepestPage = 10_000;

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The input of a list: page, order, search and filters. */
export type ListInput<Sort extends string, Filters extends Shape> = {
  page?: number | string | undefined;
  size?: number | string | undefined;
  /** Each word must begin a word of the row. */
  search?: string | undefined;
  /** A column, with a minus for descending; by default the list's own order. */
  sort?: Sort | `-${Sort}` | undefined;
} & { [Name in keyof Filters]?: z.core.input<Filters[Name]> | undefined };

/** The same, parsed. */
export type ListAsked<Sort extends string, Filters extends Shape> = {
  page: number;
  size: number;
  search: string;
  sort?: Sort | `-${Sort}` | undefined;
} & { [Name in keyof Filters]?: z.core.output<Filters[Name]> | undefined };

/** The answer of a list. */
type ListAnswer<Row> = {
  items: Row[];
  /** The number of rows on all pages, as far as they were counted. */
  total: number;
  /** There are more than `total`, which were not counted. */
  more?: boolean | undefined;
  /** The totals of columns over all matching rows, on every page. */
  sums?: Record<string, number> | undefined;
};

/** The facts about a list besides its endpoint, by column and filter names. */
export type ListFacts<Sort extends string> = {
  readonly sorts: readonly Sort[];
  readonly filters: readonly string[];
  /** Columns with phones, e-mails and dates of birth. Exporting them needs `export.personal`. */
  readonly personal: readonly string[];
  /** Columns of figures that are added up over all matching rows. */
  readonly sums: readonly string[];
};

type Definition<
  Sort extends string,
  Filters extends Shape,
  Row extends Schema,
  Path extends Endpoint["path"],
  Who extends Endpoint["audience"],
> = {
  readonly path: Path;
  readonly summary: string;
  readonly audience: Who;
  readonly claim?: Claim;
  readonly scope?: Scope;
  readonly row: Row;
  /**
   * The filters, by the names of their parameters. `open` is reserved: it is the record that is open beside
   * the list.
   */
  readonly filters: Filters & { readonly open?: never };
  /** The columns that it can be sorted by. */
  readonly sorts: readonly Sort[];
  /** Further error codes. */
  readonly errors?: readonly ErrorCode[];
  /** For a page that few people open: its row is loaded with that page. */
  readonly afterShell?: true;
  readonly personal?: readonly (keyof Row["_zod"]["output"] & string)[];
  /** Columns of figures that are added up over all matching rows. Only for lists that stay short. */
  readonly sums?: readonly (keyof Row["_zod"]["output"] & string)[];
};

/** Defines a list once: paging, sorting, search, filters, columns and exports follow from it. */
export const listOf = <
  const Sort extends string,
  Filters extends Shape,
  Row extends Schema,
  const Path extends Endpoint["path"],
  const Who extends Endpoint["audience"],
>({
  row,
  filters,
  sorts,
  personal = [],
  sums = [],
  errors = [],
  ...rest
}: Definition<Sort, Filters, Row, Path, Who>) => {
  const input = z.object({
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, z.optional(filter)]),
    ),
    page: z._default(wholeNumber(deepestPage), 1),
    size: z._default(wholeNumber(largestPage), pageSizes.default),
    search: z._default(z.string().check(clean(), z.maxLength(100)), ""),
    sort: z.optional(z.enum(sorts.flatMap((name) => [name, `-${name}`]))),
  });
  const output = z.object({
    items: z.array(row as unknown as z.core.$ZodType),
    total: z.int(),
    more: z.optional(z.boolean()),
    sums: z.optional(z.record(z.string(), z.number())),
  });
  return {
    ...rest,
    method: "GET" as const,
    errors,
    // Written out, because zod's inferred type of a composed shape is useless.
    input: input as unknown as Schema<ListAsked<Sort, Filters>, ListInput<Sort, Filters>>,
    output: output as unknown as Schema<
      ListAnswer<Row["_zod"]["output"]>,
      ListAnswer<Row["_zod"]["input"]>
    >,
    list: { sorts, filters: Object.keys(filters), personal, sums } satisfies ListFacts<Sort>,
  };
};

/**
 * A filter with several values: a name given once is one value, given more often a list. `renamed` has values
 * that are called otherwise today, by the words that kept addresses still say.
 */
export const several = <Item extends z.core.$ZodType>(
  item: Item,
  renamed: ReadonlyMap<unknown, z.core.input<Item>> = new Map(),
) =>
  z.pipe(
    z.transform((given: unknown) =>
      (Array.isArray(given) ? given : [given]).map((one: unknown) => renamed.get(one) ?? one),
    ),
    z.array(item).check(z.maxLength(100)),
  ) as unknown as z.ZodMiniType<
    z.core.output<Item>[],
    z.core.input<Item> | readonly z.core.input<Item>[]
  >;

/** A filter that is on or off. */
export const yesOrNo = z.enum(["true", "false"]);

/** What lists of students, courses and classes are narrowed down by. */
export const classFilters = {
  session: idParam,
  semester,
  department: several(idParam),
  level: several(idParam),
};
