import type { ReactNode } from "react";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import type { DataColumn } from "./column.ts";
import type { EditStore } from "./edit-store.ts";

/** What all rows of a table share; a row is drawn again only when this or its own item changes. */
export type RowKit<Item> = {
  columns: readonly DataColumn<Item>[];
  rowLabel: (item: Item) => string;
  /** Chooses a row or drops it; undefined where rows cannot be chosen. */
  toggle: ((id: string, event: unknown) => void) | undefined;
  /** The entries of a row's menu; undefined where rows have none. */
  rowActions: ((item: Item) => readonly MenuEntry[]) | undefined;
  /** More of a row, under it; undefined where rows have none. */
  rowDetail: ((item: Item) => ReactNode) | undefined;
  /** The ids of the rows that were opened, for when their page comes back. */
  opened: Set<string>;
  /** The cells that are not saved; undefined where none is edited. */
  edits: EditStore<Item> | undefined;
  /** The first column stays in sight when the others are scrolled sideways. */
  pinFirst: boolean;
};
