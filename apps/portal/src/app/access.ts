import { feeTabsFor } from "@polyportal/domain/fee/tabs";
import { adminRoutes } from "@polyportal/domain/routes/admin";
import { lecturerRoutes } from "@polyportal/domain/routes/lecturer";
import { routeAt } from "@polyportal/domain/routes/match";
import {
  grantedItems,
  staffMenu,
  studentMenu,
  type MenuItem,
} from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import type { Route } from "@polyportal/domain/routes/route";
import { studentRoutes } from "@polyportal/domain/routes/student";
import { routeSetFor } from "@polyportal/domain/session/roles";

const signedInRoutes = [...studentRoutes, ...lecturerRoutes, ...adminRoutes];

/** The header's menu leads everybody to these, and a refused call to the last, whatever the set. */
const everyones: readonly string[] = [
  paths.dashboard,
  paths.profile,
  paths.changePassword,
  paths.noAccess,
];

/** The routes of a role's set. */
export function routesFor(role: string): readonly Route[] {
  const set = routeSetFor(role);
  return signedInRoutes.filter((route) => route.set === set);
}

/** Whether a person of this role finds a page at the path. */
export const mayOpen = (role: string, path: string): boolean =>
  everyones.includes(path) || routeAt(routesFor(role), path) !== undefined;

const entriesFor = (role: string): readonly MenuItem[] =>
  routeSetFor(role) === "student" ? studentMenu : staffMenu;

/** The side menu: what the server grants of the entries that the portal knows. */
export const menuFor = (role: string, granted: readonly string[]): readonly MenuItem[] =>
  grantedItems(entriesFor(role), granted);

type Person = {
  readonly role: string;
  readonly menuItems: readonly string[];
  readonly studentTypeId: number | null;
};

const segmentOf = (path: string) => path.split("/")[1];

/**
 * The pages that can be gone to by name, by the part of the school that they belong to: those of the
 * person's set, without those that need a reference in their address, those of modules that are not
 * granted, and fees that this kind of student is not asked for.
 */
export function pagesFor({ role, menuItems, studentTypeId }: Person) {
  const granted = new Set(menuFor(role, menuItems).map(({ path }) => segmentOf(path)));
  const withheld = new Set(
    entriesFor(role)
      .map(({ path }) => segmentOf(path))
      .filter((segment) => !granted.has(segment)),
  );
  const concerned = new Set(feeTabsFor(studentTypeId).map(({ path }) => path));
  const others = feeTabsFor(null).filter(({ path }) => !concerned.has(path));
  const pages = routesFor(role).filter(
    ({ path }) =>
      !path.includes(":") &&
      path !== paths.noAccess &&
      !withheld.has(segmentOf(path)) &&
      !others.some((tab) => path.startsWith(tab.path)),
  );
  const headings = [...new Set(pages.map(({ area }) => area))];
  return headings.map((heading) => ({
    heading,
    items: pages
      .filter(({ area }) => area === heading)
      .map(({ crumb, path }) => ({ label: crumb, href: path })),
  }));
}
