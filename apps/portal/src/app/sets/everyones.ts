import { paths } from "@polyportal/domain/routes/paths";
import type { Pages } from "../page-set-type.ts";

/** What everybody who is signed in has, but for dashboard and notifications, which each set has its own of. */
export const everyonesPages: Pages = {
  [paths.profile]: () => import("../../features/account/profile.page.tsx"),
  [paths.changePassword]: () => import("../../features/account/change-password.page.tsx"),
  [paths.noAccess]: () => import("../../features/account/no-access.page.tsx"),
};
