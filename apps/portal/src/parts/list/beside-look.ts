/** A list and the record that is open beside it. */
export const besideLook = "grid grid-cols-[minmax(0,1fr)_minmax(26rem,42%)] items-start gap-6";

/** The columns for which there is room beside a record; the others can be chosen still. */
export const narrowedTo = <Column extends { id: string; hidden?: boolean }>(
  columns: readonly Column[],
  inSight: readonly string[],
): readonly Column[] =>
  columns.map((one) => (inSight.includes(one.id) ? one : { ...one, hidden: true }));
