import { levelById, levels } from "./levels.ts";

/**
 * The level with which an award begins: ND I for ND I and II, HND I for HND I and II. A level that
 * nobody knows is an award of its own.
 */
export function firstLevelOf(levelId: number): number {
  const before = levels.find(({ nextId }) => nextId === levelId);
  return before ? firstLevelOf(before.id) : levelId;
}

/** Whether an award ends with the level, so that its last semester earns a class. */
export const isLastLevel = (levelId: number): boolean =>
  levels.some(({ id, nextId }) => id === levelId && nextId === undefined);

/** What an award is called, by any of its levels: "HND" of HND II. */
export const awardName = (levelId: number): string =>
  levelById(firstLevelOf(levelId)).name.replace(/ I$/, "");
