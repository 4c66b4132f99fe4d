import { holdsWords } from "@polyportal/domain/text/fold";
import type { DataColumn } from "./column.ts";

/** Whether the cells of a row contain each word of a search, in any order and spelling. */
export const isFound = <Item>(
  columns: readonly DataColumn<Item>[],
  item: Item,
  search: string,
): boolean => holdsWords(columns.map(({ value }) => value(item) ?? "").join(" "), search);
