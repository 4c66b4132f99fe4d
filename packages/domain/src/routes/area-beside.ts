import { routeAt } from "./match.ts";
import { activeItem, type MenuItem } from "./menus.ts";
import type { Route } from "./route.ts";

/** Parts of the school that have no entry in the side menu, by those beside which they are found. */
const beside: Readonly<Record<string, string>> = {
  "User Management": "Lecturer Management",
  "School Setup": "Lecturer Management",
};

/** The part of the school whose first page stands among the pages of this one. */
export const areaBeside = (area: string | undefined): string | undefined =>
  area === undefined ? undefined : beside[area];

/**
 * The path by which the side menu knows its entry: of a page without one, that of the part of the school
 * beside which it is found, the first that this person's menu has.
 */
export function pathInMenu(
  routes: readonly Route[],
  menu: readonly MenuItem[],
  path: string,
): string {
  const area = routeAt(routes, path)?.area;
  if (area === undefined || activeItem(menu, path)) return path;
  const entries = Object.keys(beside)
    .filter((other) => beside[other] === area)
    .flatMap((other) => menu.find((item) => routeAt(routes, item.path)?.area === other) ?? []);
  return entries[0]?.path ?? path;
}
