import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { assignRole } from "./assign-role.ts";
import { createUser } from "./create-user.ts";
import { getProfile } from "./get-profile.ts";
import { getUser } from "./get-user.ts";
import { userList } from "./list-users.ts";
import { getStaffProfile, updateStaffProfile } from "./own-profile.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { sendSetUpMail } from "./send-set-up-mail.ts";
import { toggleUserActivation } from "./toggle-activation.ts";
import { updateUser } from "./update-user.ts";

export const userManagementHandlers = {
  getProfile,
  listUsers: pageOf(userList),
  getUser,
  getStaffProfile,
  updateStaffProfile,
  createUser,
  updateUser,
  assignRole,
  toggleUserActivation,
  resetSecondFactor,
  sendSetUpMail,
} satisfies Handlers<typeof userManagementEndpoints>;
