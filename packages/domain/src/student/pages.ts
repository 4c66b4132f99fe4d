import { feeTabsFor } from "../fees/tabs.ts";
import { paths } from "../routes/paths.ts";
import { mayGoToSiwes } from "../siwes/who.ts";
import { levelsOf } from "./levels.ts";
import { studentTypeIds } from "./types.ts";

const isAt = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** Which admission letter a kind of student has. */
const letterOf = (studentTypeId: number): string => {
  if (studentTypeId === studentTypeIds.jupeb) return paths.acceptanceLetterJupeb;
  if (studentTypeId === studentTypeIds.postgraduate) return paths.acceptanceLetterPg;
  return paths.acceptanceLetter;
};

const letters: readonly string[] = [
  paths.acceptanceLetter,
  paths.acceptanceLetterJupeb,
  paths.acceptanceLetterPg,
];

/**
 * Whether a page has anything for a kind of student: who is never asked for a fee, goes to no industrial
 * training or has one level alone is not led where only a refusal stands.
 */
export function isPageFor(path: string, studentTypeId: number): boolean {
  if (isAt(path, paths.siwes)) return mayGoToSiwes(studentTypeId);
  if (path.startsWith(paths.changeOfDepartment)) {
    return levelsOf(studentTypeId).some(({ nextId }) => nextId !== undefined);
  }
  if (letters.includes(path)) return path === letterOf(studentTypeId);
  const asked = feeTabsFor(studentTypeId);
  return !feeTabsFor(null).some((tab) => isAt(path, tab.path) && !asked.includes(tab));
}
