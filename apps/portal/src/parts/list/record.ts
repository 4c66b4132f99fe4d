import type { ComponentType } from "react";

/** The record that a list opens beside itself. */
export type ListRecord = {
  /** The content, rendered in `Beside` and loaded when one opens. */
  content: ComponentType<RecordProps>;
  /** The columns that stay visible beside it. */
  columns: readonly string[];
};

export type RecordProps = {
  id: string;
  /** It was opened on this page, and takes the focus. */
  focused: boolean;
};

/** The address parameter of the open record. */
export const openRecord = "open";

/** The parameters with one record open, or none. */
export function withRecord(params: URLSearchParams, id?: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(openRecord);
  else next.set(openRecord, id);
  return next;
}
