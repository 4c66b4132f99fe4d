import type { ApplicationStage } from "../application-invoice/stages.ts";
import type { SheetState } from "../score-sheet/states.ts";
import { paths } from "./paths.ts";
import { withSearch } from "./search.ts";
import { staffPaths } from "./staff-paths.ts";

/** A tab of the notifications, narrowed down. */
const tab = (hash: string, search: Readonly<Record<string, string>>): string =>
  `${withSearch(paths.notifications, search)}#${hash}`;

/** Where the figures of the officials' dashboard lead: to the list of just what each counts. */
export const figurePaths = {
  approvals: tab("approvals", { side: "decide", state: "waiting" }),
  requests: tab("requests", { state: "waiting" }),
  failedExports: tab("downloads", { side: "own", state: "failed" }),
  failedExportsOfOthers: tab("downloads", { side: "others", state: "failed" }),
} as const;

/** What the server has reported since a day: jobs that failed, a clock in doubt. */
export const serverFaultsPath = (since: string): string =>
  withSearch(staffPaths.securityLog, { kind: "server", "day-from": since });

/** The own courses whose scores are still to be handed on. */
export const dueCoursesPath = withSearch(staffPaths.myCourses, { due: "true" });

/** The registrations of a session in a state. */
export const registrationsPath = (
  session: number,
  state: "submitted" | "returned" | "approved",
): string => withSearch(staffPaths.approveCourses, { session, state });

/** The score sheets of a session in a state. */
export const sheetsPath = (session: number, state: SheetState): string =>
  withSearch(staffPaths.scoreSheets, { session, state });

/** The invoices of those applicants of a session who have come so far. */
export const applicantsPath = (session: number, stage: ApplicationStage): string =>
  withSearch(staffPaths.applicantInvoices, { session, stage });
