import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { assignRole } from "./assign-role.ts";
import { cancelOwnEmail, changeOwnEmail } from "./change-own-email.ts";
import { createUser } from "./create-user.ts";
import { endSignIns } from "./end-sign-ins.ts";
import { getProfile } from "./get-profile.ts";
import { getUser } from "./get-user.ts";
import { officialsImporter } from "./import-officials.ts";
import { resetLinkSource } from "./list-reset-links.ts";
import { userSource } from "./list-users.ts";
import { getStaffPhoto, uploadStaffPhoto } from "./own-photo.ts";
import { getStaffProfile, updateStaffProfile } from "./own-profile.ts";
import { reopenDecisions } from "./reopen-decisions.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { sendSetUpMail } from "./send-set-up-mail.ts";
import { toggleUserActivation } from "./toggle-activation.ts";
import { updateUser } from "./update-user.ts";

const officials = importHandlers(officialsImporter);

export const userManagementHandlers = {
  previewUsers: officials.preview,
  uploadUsers: officials.upload,
  downloadUsersSample: officials.sample,
  listUsers: pageOf(userSource),
  getUser,
  createUser,
  updateUser,
  assignRole,
  toggleUserActivation,
  endSignIns,
  reopenDecisions,
  resetSecondFactor,
  listResetLinks: pageOf(resetLinkSource),
  sendSetUpMail,
} satisfies Handlers<typeof userManagementEndpoints>;

export const ownProfileHandlers = {
  getProfile,
  getStaffProfile,
  updateStaffProfile,
  changeOwnEmail,
  cancelOwnEmail,
  uploadStaffPhoto,
  getStaffPhoto,
} satisfies Handlers<typeof ownProfileEndpoints>;
