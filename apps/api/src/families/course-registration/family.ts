import type { Family } from "../family.ts";
import { courseRegistrationEffects } from "./effects.ts";
import { registrationApprovalExport } from "./export-approvals.ts";
import { borrowedExport } from "./export-borrowed.ts";
import { openedExport } from "./export-opened.ts";
import {
  borrowedRegistrationHandlers,
  courseRegistrationApprovalHandlers,
  courseRegistrationHandlers,
  openedRegistrationHandlers,
  staffAddDropHandlers,
} from "./handlers.ts";
import { pastOfRegistration } from "./past.ts";

export const family = {
  handlers: {
    ...courseRegistrationHandlers,
    ...courseRegistrationApprovalHandlers,
    ...staffAddDropHandlers,
    ...borrowedRegistrationHandlers,
    ...openedRegistrationHandlers,
  },
  lists: [borrowedExport, registrationApprovalExport, openedExport],
  effects: courseRegistrationEffects,
  history: { courseRegistration: pastOfRegistration },
} satisfies Family;
