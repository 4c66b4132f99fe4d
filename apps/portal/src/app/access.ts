import { routeAt } from "@polyportal/domain/routes/match";
import { grantedItems, type MenuItem } from "@polyportal/domain/routes/menus";
import type { PageSet } from "./page-set-type.ts";
import type { Profile } from "./profile.ts";

/** Whether a person of this set finds a page at the path. */
export const mayOpen = ({ routes }: PageSet, path: string): boolean =>
  routeAt(routes, path) !== undefined;

/** Whether the page at the path is open to somebody with these rights. */
export const isOpenTo = ({ opens }: PageSet, path: string, { claims }: Pick<Person, "claims">) =>
  opens?.(path, claims) ?? true;

export type Person = {
  readonly menuItems: readonly string[];
  readonly studentTypeId: number | null;
  readonly claims: Profile["claims"];
};

/** The side menu: what the server grants of the entries that the portal knows and that concern the person. */
export const menuFor = (
  set: PageSet,
  { menuItems, studentTypeId }: Omit<Person, "claims">,
): readonly MenuItem[] =>
  grantedItems(set.menu, menuItems).filter(({ path }) => concerns(set, path, studentTypeId));

/** Whether a page has anything for a kind of student. */
export const concerns = (set: PageSet, path: string, studentTypeId: number | null): boolean =>
  studentTypeId === null || (set.concerns?.(path, studentTypeId) ?? true);
