import { borrowedList } from "@polyportal/api-client/list/borrowed-registrations";
import { openedList } from "@polyportal/api-client/list/opened-registrations";
import { registrationApprovalList } from "@polyportal/api-client/list/registration-approvals";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { courseRegistrationEffects } from "./effects.ts";
import {
  borrowedRegistrationHandlers,
  courseRegistrationApprovalHandlers,
  courseRegistrationHandlers,
  openedRegistrationHandlers,
  staffAddDropHandlers,
} from "./handlers.ts";
import { approvalSource } from "./list-approvals.ts";
import { borrowedSource } from "./list-borrowed.ts";
import { openedSource } from "./list-opened.ts";
import { pastOfRegistration } from "./past.ts";

export const family = {
  handlers: {
    ...courseRegistrationHandlers,
    ...courseRegistrationApprovalHandlers,
    ...staffAddDropHandlers,
    ...borrowedRegistrationHandlers,
    ...openedRegistrationHandlers,
  },
  lists: [
    exportOfList(borrowedList, borrowedSource),
    exportOfList(registrationApprovalList, approvalSource),
    exportOfList(openedList, openedSource),
  ],
  effects: courseRegistrationEffects,
  history: { courseRegistration: pastOfRegistration },
} satisfies Family;
