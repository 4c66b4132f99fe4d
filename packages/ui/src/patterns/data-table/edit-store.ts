import type { Catalogue } from "../../words/words.ts";
import type { CellValue } from "./cell-value.ts";

/** A change of a cell, to be saved. */
export type CellChange<Item> = {
  /** The row as it is now. */
  item: Item;
  /** The row's id. */
  id: string;
  /** The column's id. */
  column: string;
  /** The new value: a number or null for numbers, otherwise a text or an option's value. */
  value: CellValue;
};

/** An unsaved value: being saved, or refused with a reason. */
export type UnsavedCell = ({ state: "pending" } & { value: CellValue }) | RefusedCell;
type RefusedCell = { state: "failed"; value: CellValue; why: string };

/**
 * The unsaved cells of one table. It outlives the visible rows: a refused value is still there when its page
 * is opened again.
 */
export type EditStore<Item> = {
  /** The unsaved state of a cell. */
  of: (key: string) => UnsavedCell | undefined;
  /** How many are being saved and were refused, and the latest message. */
  now: () => EditNews;
  /** Saves a value. A refused one stays in its cell with the reason. */
  save: (change: CellChange<Item>, name: string, wrong: string | undefined) => Promise<void>;
  /** Discards the typed value and shows the saved one. */
  undo: (key: string) => void;
  /** Subscribes to changes. */
  subscribe: (listener: () => void) => () => void;
  /** Sets the caller's latest `onEdit` and words. */
  serve: (onEdit: (change: CellChange<Item>) => Promise<void>, words: EditWords) => void;
};

type EditWords = Pick<Catalogue["dataTable"], "saved" | "notSaved" | "cellNotSaved">;

export type EditNews = { pending: number; failed: number; news: string };

/** The unique key of a cell in its table. */
export const cellKey = (id: string, column: string): string => JSON.stringify([id, column]);

export function createEditStore<Item>(ours: EditWords): EditStore<Item> {
  let words = ours;
  const cells = new Map<string, UnsavedCell>();
  const listeners = new Set<() => void>();
  let news: EditNews = { pending: 0, failed: 0, news: "" };
  let onEdit: (change: CellChange<Item>) => Promise<void> = async () => {};
  const put = (key: string, cell: UnsavedCell | undefined, told: string) => {
    if (cell) cells.set(key, cell);
    else cells.delete(key);
    const failed = [...cells.values()].filter(({ state }) => state === "failed").length;
    news = { failed, pending: cells.size - failed, news: told };
    for (const listener of listeners) listener();
  };
  return {
    of: (key) => cells.get(key),
    now: () => news,
    undo: (key) => put(key, undefined, ""),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    serve: (next, theirs) => {
      onEdit = next;
      words = theirs;
    },
    save: async (change, name, wrong) => {
      const key = cellKey(change.id, change.column);
      const { value } = change;
      const refuse = (why: string) =>
        put(key, { state: "failed", value, why }, words.notSaved(name, why));
      if (wrong !== undefined) return refuse(wrong);
      put(key, { state: "pending", value }, "");
      try {
        await onEdit(change);
        put(key, undefined, words.saved(name));
      } catch (error) {
        refuse(wordsOf(error) ?? words.cellNotSaved);
      }
    },
  };
}

/** The error's own message, if it has one. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof Error && error.message !== "" ? error.message : undefined;
