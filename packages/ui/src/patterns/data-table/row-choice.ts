/** Every row that matches a search and its filters, on all pages. */
export type AllThatMatch = {
  /** Distinguishes it from a list of ids. */
  all: true;
  /** The ids of rows that were dropped. */
  except: readonly string[];
  /** The search and filters as one text. If they change, nothing is chosen any more. */
  matching: string;
};

/** The chosen rows: by id, or all matches except some. */
export type RowChoice = readonly string[] | AllThatMatch;

export const noRows: RowChoice = [];

export const isAll = (choice: RowChoice): choice is AllThatMatch => "all" in choice;

/** How many of the matching rows are chosen. */
export const chosenCount = (choice: RowChoice, total: number): number =>
  isAll(choice) ? Math.max(0, total - choice.except.length) : choice.length;

/** The text that a choice of all matches belongs to: the search, and the caller's text of filters. */
export const matchingOf = (search: string, filters: string): string =>
  JSON.stringify([search.trim(), filters]);

/** The effective choice: all matches of another search do not count. */
export const standing = (choice: RowChoice, matching: string): RowChoice =>
  isAll(choice) && choice.matching !== matching ? noRows : choice;

/** Which visible rows are chosen, in TanStack Table's format. */
export const tickedOf = (choice: RowChoice, inSight: readonly string[]): Record<string, true> => {
  const ids = isAll(choice) ? inSight.filter((id) => !choice.except.includes(id)) : choice;
  return Object.fromEntries(ids.map((id) => [id, true as const]));
};

/** The choice after visible rows were ticked or unticked. Other rows stay as they are. */
export function afterTicks(
  choice: RowChoice,
  inSight: readonly string[],
  ticked: Readonly<Record<string, true>>,
): RowChoice {
  if (!isAll(choice)) return Object.keys(ticked).filter((id) => ticked[id]);
  const elsewhere = choice.except.filter((id) => !inSight.includes(id));
  return { ...choice, except: [...elsewhere, ...inSight.filter((id) => !ticked[id])] };
}
