/** Which version each row has, by sheet and student; a row that says nothing is in none. */
export type RowVersions = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A class as packs are made of: with an option of its department, or all of a level. */
type OfClass = {
  readonly departmentId: number;
  readonly levelId: number;
  readonly optionId: number | null;
};

/** A pack that was made for the academic board, with the rows that it holds. */
export type MadePack = OfClass & {
  /** When, in milliseconds. */
  readonly madeAt: number;
  readonly versions: RowVersions;
};

/** A row as it would be published now, with its student's class. */
export type RowNow = OfClass & {
  readonly sheetId: string;
  readonly studentId: string;
  /** 0 where it says nothing, or nothing that would be published. */
  readonly version: number;
};

/** A pack of all of a level is of its options, too. */
const isOf = (pack: OfClass, row: OfClass): boolean =>
  pack.departmentId === row.departmentId &&
  pack.levelId === row.levelId &&
  (pack.optionId === null || pack.optionId === row.optionId);

/** What a pack says of a row: its version, 0 where it says nothing. */
const heldIn = (pack: MadePack, { sheetId, studentId }: RowNow): number =>
  pack.versions[sheetId]?.[studentId] ?? 0;

/**
 * The rows that are others than the board was shown, each with the pack that showed it: the newest of
 * those that hold the row or are of its student's class. A row of a class that no pack was made of is
 * compared with nothing.
 */
export function changedSincePack<Row extends RowNow, Pack extends MadePack>(
  rows: readonly Row[],
  packs: readonly Pack[],
): { readonly row: Row; readonly pack: Pack }[] {
  const newestFirst = packs.toSorted((one, other) => other.madeAt - one.madeAt);
  return rows.flatMap((row) => {
    const pack = newestFirst.find((one) => heldIn(one, row) > 0 || isOf(one, row));
    return pack && heldIn(pack, row) !== row.version ? [{ row, pack }] : [];
  });
}
