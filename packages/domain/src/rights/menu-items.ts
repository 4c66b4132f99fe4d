import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { routeAt } from "../routes/match.ts";
import { grantedItems, staffMenu, studentMenu, type MenuItem } from "../routes/menus.ts";

const menus = {
  student: studentMenu,
  lecturer: staffMenu.filter(({ path }) => routeAt(lecturerRoutes, path)),
  official: staffMenu.filter(({ path }) => routeAt(adminRoutes, path)),
} as const satisfies Record<string, readonly MenuItem[]>;

/** The granted labels, in any case, that lead to a page of the person's app. */
export const menuItemsOf = (userType: string, labels: readonly string[]): readonly MenuItem[] =>
  grantedItems(menus[userType.toLowerCase() as keyof typeof menus] ?? [], labels);
