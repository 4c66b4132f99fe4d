import type { Claim } from "../rights/claims.ts";
import { opensPage } from "../rights/page-claims.ts";
import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { routeAt } from "../routes/match.ts";
import { paths, registerCoursesPath, registrationPath } from "../routes/paths.ts";
import { withSearch } from "../routes/search.ts";
import { addDropPath, approvalPath, reviewPath, staffPaths } from "../routes/staff-paths.ts";
import type { Obstacle, ObstacleCode } from "./obstacle.ts";

/** Whose obstacles these are, and of which semester. */
export type WhyNotAbout = {
  readonly studentId: string;
  readonly matricNumber: string;
  readonly sessionId: number;
  /** None where the wish is about no semester. */
  readonly semester: string | undefined;
  /** Of that semester. */
  readonly registrationId: string | undefined;
};

type Way = (about: WhyNotAbout) => string | undefined;

const registering: Way = ({ sessionId, semester }) =>
  semester && registerCoursesPath(sessionId, semester);
const registered: Way = ({ registrationId }) => registrationId && registrationPath(registrationId);

/** Where students settle what is theirs. */
const own: Partial<Record<ObstacleCode, Way>> = {
  arrears: () => paths.schoolFees,
  "first-instalment": () => paths.schoolFees,
  "late-fee": () => paths.lateRegistrationInvoice,
  "not-registered": registering,
  "not-chosen": registering,
  "registration-returned": registering,
  "already-registered": registered,
  "registration-waiting": registered,
  "fee-paid": () => paths.schoolFees,
  "other-invoice-open": () => paths.schoolFees,
  "contact-missing": () => paths.profile,
  "hostel-arrears": () => paths.hostelArrears,
  "bed-held": () => paths.hostel,
};

/** The page on which the student lifts an obstacle; null where somebody else does. */
export const ownPath = ({ code }: Obstacle, about: WhyNotAbout): string | null =>
  own[code]?.(about) ?? null;

const decided: Way = ({ registrationId }) => registrationId && approvalPath(registrationId);
const changed: Way = ({ registrationId, matricNumber, sessionId, semester }) =>
  registrationId && semester && addDropPath(matricNumber, sessionId, semester);
const account: Way = ({ studentId }) => withSearch(staffPaths.manageUser, { user: studentId });

const staffs: Partial<Record<ObstacleCode, Way>> = {
  "registration-unset": () => staffPaths.registrationWindows,
  "registration-not-open": () => staffPaths.registrationWindows,
  "registration-add-drop": () => staffPaths.openForStudent,
  "registration-closed": () => staffPaths.openForStudent,
  "nothing-offered": () => staffPaths.courseClasses,
  "no-load-fits": () => staffPaths.studentUnitLoads,
  "not-offered": changed,
  prerequisite: changed,
  "not-chosen": changed,
  "already-registered": decided,
  "registration-waiting": decided,
  "registration-returned": decided,
  "account-off": account,
  "user-type-refused": account,
  "no-menu-items": () => staffPaths.menus,
};

/** One of the staff who reads the obstacles of a student. */
export type StaffReader = {
  readonly userType: string;
  readonly claims: ReadonlySet<Claim>;
};

/** The page on which an obstacle is lifted, where the reader has it. `found`: the sheets that the reader finds. */
export function staffPath(
  { code, courseIds }: Obstacle,
  about: WhyNotAbout,
  reader: StaffReader,
  found: ReadonlySet<number>,
): string | null {
  const sheets = courseIds.filter((id) => found.has(id));
  const path = staffs[code]?.(about) ?? sheetsPath(sheets, about.sessionId);
  return path && opens(reader, path) ? path : null;
}

/** One sheet, or the list that has several. */
function sheetsPath([first, ...more]: readonly number[], session: number): string | undefined {
  if (first === undefined) return undefined;
  return more.length === 0
    ? reviewPath(first, session)
    : withSearch(staffPaths.scoreSheets, { session });
}

function opens({ userType, claims }: StaffReader, path: string): boolean {
  const routes = userType.toLowerCase() === "lecturer" ? lecturerRoutes : adminRoutes;
  const route = routeAt(routes, path);
  return route !== undefined && opensPage(route.path, [...claims]);
}
