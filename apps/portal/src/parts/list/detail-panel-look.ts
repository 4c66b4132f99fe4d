/** The layout of a list with an open record beside it. */
export const detailPanelLook = "grid grid-cols-[minmax(0,1fr)_minmax(26rem,42%)] items-start gap-6";

/** The columns that fit beside a record. The others can still be chosen. */
export const narrowedTo = <Column extends { id: string; hidden?: boolean }>(
  columns: readonly Column[],
  inSight: readonly string[],
): readonly Column[] =>
  columns.map((one) => (inSight.includes(one.id) ? one : { ...one, hidden: true }));
