import { paths } from "@polyportal/domain/routes/paths";
import type { Pages } from "../page-set-type.ts";

/** Pages of all signed-in people. Dashboard and notifications differ by set. */
export const everyonesPages: Pages = {
  [paths.profile]: () => import("../../features/account/profile.page.tsx"),
  [paths.changePassword]: () => import("../../features/account/change-password.page.tsx"),
  [paths.noAccess]: () => import("../../features/account/no-access.page.tsx"),
};
