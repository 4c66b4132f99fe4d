import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";

/** Where a programme's applications are set up in a session. */
export const setupPath = (slug: string, sessionId: number): string =>
  withSearch(staffPaths.applicationSetup, { programme: slug, of: sessionId });

/** Who sits at a date of a screening. */
export const seatsPath = (sitting: string): string =>
  withSearch(staffPaths.applicationSetup, { seats: sitting });
