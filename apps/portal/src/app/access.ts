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

/** The side menu: what the server grants of the entries that the portal knows. */
export const menuFor = (role: string, granted: readonly string[]): readonly MenuItem[] =>
  grantedItems(routeSetFor(role) === "student" ? studentMenu : staffMenu, granted);
