import type { Catalogue } from "../../words/words.ts";
import type { CellValue } from "./cell-value.ts";

/** What was typed into a cell, to be saved. */
export type CellChange<Item> = {
  /** The row, as it stands now. */
  item: Item;
  /** The row's id. */
  id: string;
  /** The column's id. */
  column: string;
  /** The new value: a number or null of a number, else a text or an option's value. */
  value: CellValue;
};

/** A value that is not saved: on its way, or refused for a reason. */
export type UnsavedCell = ({ state: "pending" } & { value: CellValue }) | RefusedCell;
type RefusedCell = { state: "failed"; value: CellValue; why: string };

/**
 * The cells of one table that are not saved. It outlives the rows in sight: what was refused is still
 * there when its page is opened again.
 */
export type EditStore<Item> = {
  /** What of a cell is not saved. */
  of: (key: string) => UnsavedCell | undefined;
  /** How many are being saved and how many were refused, and the last news in words. */
  now: () => EditNews;
  /** Saves a value; what is refused stays in its cell, with the reason. */
  save: (change: CellChange<Item>, name: string, wrong: string | undefined) => Promise<void>;
  /** Gives up what was typed: the cell shows again what is saved. */
  undo: (key: string) => void;
  /** Hears of every change. */
  subscribe: (listener: () => void) => () => void;
  /** Takes the caller's latest `onEdit`, and what is said of it. */
  serve: (onEdit: (change: CellChange<Item>) => Promise<void>, words: EditWords) => void;
};

type EditWords = Pick<Catalogue["dataTable"], "saved" | "notSaved" | "cellNotSaved">;

export type EditNews = { pending: number; failed: number; news: string };

/** The name of a cell among all of its table. */
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

/** The server's own words, where a failure has some. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof Error && error.message !== "" ? error.message : undefined;
