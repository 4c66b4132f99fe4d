import { routeAt } from "@polyportal/domain/routes/match";
import { grantedItems, type MenuItem } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import type { PageSet } from "./page-set.ts";
import type { Profile } from "./profile.ts";

/** Whether a person of this set finds a page at the path. */
export const mayOpen = ({ routes }: PageSet, path: string): boolean =>
  routeAt(routes, path) !== undefined;

/** Whether the page at the path is open to somebody with these rights. */
export const isOpenTo = ({ opens }: PageSet, path: string, { claims }: Pick<Person, "claims">) =>
  opens?.(path, claims) ?? true;

type Person = {
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

const concerns = (set: PageSet, path: string, studentTypeId: number | null): boolean =>
  studentTypeId === null || (set.concerns?.(path, studentTypeId) ?? true);

const segmentOf = (path: string) => path.split("/")[1];

/**
 * The pages that can be gone to by name, by the part of the school that they belong to: those of the
 * person's set that are built, without those that need something chosen first, those of modules that
 * are not granted, and those that have nothing for this kind of student.
 */
export function pagesFor(set: PageSet, person: Person) {
  const granted = new Set(menuFor(set, person).map(({ path }) => segmentOf(path)));
  const withheld = new Set(
    set.menu.map(({ path }) => segmentOf(path)).filter((segment) => !granted.has(segment)),
  );
  const offered = set.routes.filter(
    ({ path }) =>
      path in set.pages &&
      !path.includes(":") &&
      path !== paths.noAccess &&
      !set.chosenElsewhere?.has(path) &&
      (set.opens?.(path, person.claims) ?? true) &&
      !withheld.has(segmentOf(path)) &&
      concerns(set, path, person.studentTypeId),
  );
  const headings = [...new Set(offered.map(({ area }) => area))];
  return headings.map((heading) => ({
    heading,
    items: offered
      .filter(({ area }) => area === heading)
      .map(({ crumb, path }) => ({ label: crumb, href: path })),
  }));
}
