import { holdsWords } from "@polyportal/domain/text/fold";
import type { DataColumn } from "./column.ts";

/** Whether the cells of a row hold each word of a search, in whatever order and however both are written. */
export const isFound = <Item>(
  columns: readonly DataColumn<Item>[],
  item: Item,
  search: string,
): boolean => holdsWords(columns.map(({ value }) => value(item) ?? "").join(" "), search);
