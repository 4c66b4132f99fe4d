/** Every row that matches a search and its filters, on pages that were never in sight too. */
export type AllThatMatch = {
  /** Tells it from a list of ids. */
  all: true;
  /** The ids of those that were dropped again. */
  except: readonly string[];
  /** What they match, as one text: with another search or other filters nothing is chosen any more. */
  matching: string;
};

/** Which rows are chosen: these, by their ids, or all that match but some. */
export type RowChoice = readonly string[] | AllThatMatch;

export const noRows: RowChoice = [];

export const isAll = (choice: RowChoice): choice is AllThatMatch => "all" in choice;

/** How many rows are chosen of as many as match. */
export const chosenCount = (choice: RowChoice, total: number): number =>
  isAll(choice) ? Math.max(0, total - choice.except.length) : choice.length;

/** What a choice matches: the search, and the caller's own text for the filters beside it. */
export const matchingOf = (search: string, filters: string): string =>
  JSON.stringify([search.trim(), filters]);

/** The choice as it counts now: all that matched another search are not what is in sight. */
export const standing = (choice: RowChoice, matching: string): RowChoice =>
  isAll(choice) && choice.matching !== matching ? noRows : choice;

/** Which of the rows in sight are chosen, as TanStack Table reads it; the other ids stay as they are. */
export const tickedOf = (choice: RowChoice, inSight: readonly string[]): Record<string, true> => {
  const ids = isAll(choice) ? inSight.filter((id) => !choice.except.includes(id)) : choice;
  return Object.fromEntries(ids.map((id) => [id, true as const]));
};

/** The choice after ticks were set or taken away among the rows in sight. */
export function afterTicks(
  choice: RowChoice,
  inSight: readonly string[],
  ticked: Readonly<Record<string, true>>,
): RowChoice {
  if (!isAll(choice)) return Object.keys(ticked).filter((id) => ticked[id]);
  const elsewhere = choice.except.filter((id) => !inSight.includes(id));
  return { ...choice, except: [...elsewhere, ...inSight.filter((id) => !ticked[id])] };
}
