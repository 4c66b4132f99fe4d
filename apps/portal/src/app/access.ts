import { routeAt } from "@polyportal/domain/routes/match";
import { grantedItems, type MenuItem } from "@polyportal/domain/routes/menus";
import type { PageSet } from "./page-set-type.ts";
import type { Profile } from "./profile.ts";

/** Whether this page set has a page at the path. */
export const mayOpen = ({ routes }: PageSet, path: string): boolean =>
  routeAt(routes, path) !== undefined;

/** Whether somebody with these claims may open the page at the path. */
export const isOpenTo = ({ opens }: PageSet, path: string, { claims }: Pick<Person, "claims">) =>
  opens?.(path, claims) ?? true;

export type Person = {
  readonly menuItems: readonly string[];
  readonly studentTypeId: number | null;
  readonly claims: Profile["claims"];
};

/** The side menu: entries that the server grants, the portal knows and that apply to the person. */
export const menuFor = (
  set: PageSet,
  { menuItems, studentTypeId }: Omit<Person, "claims">,
): readonly MenuItem[] =>
  grantedItems(set.menu, menuItems).filter(({ path }) => concerns(set, path, studentTypeId));

/** Whether a page is useful for a kind of student. */
export const concerns = (set: PageSet, path: string, studentTypeId: number | null): boolean =>
  studentTypeId === null || (set.concerns?.(path, studentTypeId) ?? true);
