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
import { isPageFor } from "@polyportal/domain/student/pages";
import { pages } from "./pages.ts";

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

/** The side menu: what the server grants of the entries that the portal knows and that concern the person. */
export const menuFor = (
  role: string,
  granted: readonly string[],
  studentTypeId: number | null,
): readonly MenuItem[] =>
  grantedItems(entriesFor(role), granted).filter(({ path }) => concerns(path, studentTypeId));

const concerns = (path: string, studentTypeId: number | null): boolean =>
  studentTypeId === null || isPageFor(path, studentTypeId);

type Person = {
  readonly role: string;
  readonly menuItems: readonly string[];
  readonly studentTypeId: number | null;
};

/** Pages about one thing, which another page chooses: by name there is nothing on them. */
const chosenElsewhere: ReadonlySet<string> = new Set([
  paths.schoolFeesGenerateInvoice,
  paths.schoolFeesInvoice,
  paths.schoolFeesForm11,
  paths.sundrySession,
  paths.sundryGenerateInvoice,
  paths.sundryInvoice,
  paths.acceptanceGenerateInvoice,
  paths.changeOfDegreeSession,
  paths.changeOfDegreeGenerateInvoice,
  paths.changeOfDegreeInvoice,
  paths.developmentLevyGenerateInvoice,
  paths.developmentLevyLetter,
  paths.lateRegistrationInvoice,
  paths.registerCourses,
  paths.registeredCourses,
  paths.siwesPreview,
  paths.semesterResult,
  paths.bookHostel,
  paths.selectRoom,
  paths.bedSpaces,
  paths.hostelInvoice,
  paths.hostelArrears,
]);

const segmentOf = (path: string) => path.split("/")[1];

/**
 * The pages that can be gone to by name, by the part of the school that they belong to: those of the
 * person's set that are built, without those that need something chosen first, those of modules that
 * are not granted, and those that have nothing for this kind of student.
 */
export function pagesFor({ role, menuItems, studentTypeId }: Person) {
  const granted = new Set(
    menuFor(role, menuItems, studentTypeId).map(({ path }) => segmentOf(path)),
  );
  const withheld = new Set(
    entriesFor(role)
      .map(({ path }) => segmentOf(path))
      .filter((segment) => !granted.has(segment)),
  );
  const offered = routesFor(role).filter(
    ({ path }) =>
      path in pages &&
      !path.includes(":") &&
      path !== paths.noAccess &&
      !chosenElsewhere.has(path) &&
      !withheld.has(segmentOf(path)) &&
      concerns(path, studentTypeId),
  );
  const headings = [...new Set(offered.map(({ area }) => area))];
  return headings.map((heading) => ({
    heading,
    items: offered
      .filter(({ area }) => area === heading)
      .map(({ crumb, path }) => ({ label: crumb, href: path })),
  }));
}
