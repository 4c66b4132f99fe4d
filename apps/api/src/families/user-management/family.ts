import { resetLinkList } from "@polyportal/api-client/list/reset-links";
import { userList } from "@polyportal/api-client/list/users";
import { exportOfList } from "../../export/described.ts";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { userApprovalActs } from "./approval-acts.ts";
import { assignRole } from "./assign-role.ts";
import { cancelOwnEmail, changeOwnEmail } from "./change-own-email.ts";
import { createUser } from "./create-user.ts";
import { endSignIns } from "./end-sign-ins.ts";
import { getProfile } from "./get-profile.ts";
import { getUser } from "./get-user.ts";
import { officialsImporter } from "./import-officials.ts";
import { resetLinkSource } from "./list-reset-links.ts";
import { userSource } from "./list-users.ts";
import { noteLastSeen } from "./note-last-seen.ts";
import { getStaffPhoto, uploadStaffPhoto } from "./own-photo.ts";
import { getStaffProfile, updateStaffProfile } from "./own-profile.ts";
import { reopenDecisions } from "./reopen-decisions.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { numbersResolver, studentsResolver, usersResolver } from "./resolve-people.ts";
import { sendSetUpMail } from "./send-set-up-mail.ts";
import { accounts, toggleUserActivation } from "./toggle-activation.ts";
import { updateUser } from "./update-user.ts";

const officials = importHandlers(officialsImporter);

export const family = {
  handlers: {
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
    getProfile,
    getStaffProfile,
    updateStaffProfile,
    changeOwnEmail,
    cancelOwnEmail,
    uploadStaffPhoto,
    getStaffPhoto,
  },
  lists: [exportOfList(userList, userSource), exportOfList(resetLinkList, resetLinkSource)],
  importers: [officialsImporter],
  bulkEdits: [accounts.edit],
  resolvers: [usersResolver, studentsResolver, numbersResolver],
  approvalActs: userApprovalActs,
  jobs: [noteLastSeen],
} satisfies Family;
