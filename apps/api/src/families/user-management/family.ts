import { resetLinkList } from "@polyportal/api-client/list/reset-links";
import { userList } from "@polyportal/api-client/list/users";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { userApprovalActs } from "./approval-acts.ts";
import { ownProfileHandlers, userManagementHandlers } from "./handlers.ts";
import { officialsImporter } from "./import-officials.ts";
import { resetLinkSource } from "./list-reset-links.ts";
import { userSource } from "./list-users.ts";
import { noteLastSeen } from "./note-last-seen.ts";
import { numbersResolver, studentsResolver, usersResolver } from "./resolve-people.ts";
import { accounts } from "./toggle-activation.ts";

export const family = {
  handlers: { ...userManagementHandlers, ...ownProfileHandlers },
  lists: [exportOfList(userList, userSource), exportOfList(resetLinkList, resetLinkSource)],
  importers: [officialsImporter],
  bulkEdits: [accounts.edit],
  resolvers: [usersResolver, studentsResolver, numbersResolver],
  approvalActs: userApprovalActs,
  jobs: [noteLastSeen],
} satisfies Family;
