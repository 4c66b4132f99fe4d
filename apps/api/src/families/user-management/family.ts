import type { Family } from "../family.ts";
import { userApprovalActs } from "./approval-acts.ts";
import { userExport } from "./export-users.ts";
import { ownProfileHandlers, userManagementHandlers } from "./handlers.ts";
import { officialsImporter } from "./import-officials.ts";
import { resetLinkExport } from "./list-reset-links.ts";
import { noteLastSeen } from "./note-last-seen.ts";
import { numbersResolver, studentsResolver, usersResolver } from "./resolve-people.ts";
import { accounts } from "./toggle-activation.ts";

export const family = {
  handlers: { ...userManagementHandlers, ...ownProfileHandlers },
  lists: [userExport, resetLinkExport],
  importers: [officialsImporter],
  bulkEdits: [accounts.edit],
  resolvers: [usersResolver, studentsResolver, numbersResolver],
  approvalActs: userApprovalActs,
  jobs: [noteLastSeen],
} satisfies Family;
