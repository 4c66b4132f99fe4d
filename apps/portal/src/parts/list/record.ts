import type { ComponentType } from "react";

/** What a list opens beside itself. */
export type ListRecord = {
  /** One record, drawn by `Beside`; its code comes when one opens. */
  content: ComponentType<RecordProps>;
  /** The columns that stay in sight beside it. */
  columns: readonly string[];
};

export type RecordProps = {
  id: string;
  /** It was opened from the page that stands, and takes the focus. */
  focused: boolean;
};

/** The parameter of the address that names the record that is open beside its list. */
export const openRecord = "open";

/** The address with one record open, or with none, everything else as it is. */
export function withRecord(params: URLSearchParams, id?: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(openRecord);
  else next.set(openRecord, id);
  return next;
}
