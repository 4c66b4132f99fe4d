/** A line of the fee table as it applies to students. */
export type FeeItem = {
  readonly studentTypeId: number;
  /** For this level only; null is for every level of the type. */
  readonly levelId: number | null;
  /** For this department only; null is for every department. */
  readonly departmentId: number | null;
  readonly amountKobo: number;
};

/** Where a student stands in a session: what decides which lines of the fee table apply. */
export type FeePlace = {
  readonly studentTypeId: number;
  readonly levelId: number;
  readonly departmentId: number;
};

const fits = (item: FeeItem, place: FeePlace): boolean =>
  item.studentTypeId === place.studentTypeId &&
  (item.levelId === null || item.levelId === place.levelId) &&
  (item.departmentId === null || item.departmentId === place.departmentId);

/** The lines of a fee that apply to a student, in the order of the fee table. */
export const feeItemsFor = <Item extends FeeItem>(
  items: readonly Item[],
  place: FeePlace,
): readonly Item[] => items.filter((item) => fits(item, place));

/** What lines come to, in kobo. */
export const totalKoboOf = (lines: readonly { readonly amountKobo: number }[]): number =>
  lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
