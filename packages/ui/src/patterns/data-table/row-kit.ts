import type { ReactNode } from "react";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import type { DataColumn } from "./column.ts";
import type { EditStore } from "./edit-store.ts";

/** What all rows of a table share. A row re-renders only when this or its own item changes. */
export type RowKit<Item> = {
  columns: readonly DataColumn<Item>[];
  rowLabel: (item: Item) => string;
  /** Chooses or drops a row; undefined if rows cannot be chosen. */
  toggle: ((id: string, event: unknown) => void) | undefined;
  /** The entries of a row's menu; undefined if there are none. */
  rowActions: ((item: Item) => readonly MenuEntry[]) | undefined;
  /** The details of a row; undefined if there are none. */
  rowDetail: ((item: Item) => ReactNode) | undefined;
  /** The ids of opened rows, to open them again when their page returns. */
  opened: Set<string>;
  /** The unsaved cells; undefined if none can be edited. */
  edits: EditStore<Item> | undefined;
  /** The first column stays in sight while the others scroll. */
  pinFirst: boolean;
};
