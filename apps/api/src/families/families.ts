import { admissionEndpoints } from "@polyportal/api-client/contract/admission";
import { applicationEndpoints } from "@polyportal/api-client/contract/application";
import { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import type { Contract } from "@polyportal/api-client/contract/contract";
import { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { paymentEndpoints } from "@polyportal/api-client/contract/payment";
import { referenceEndpoints } from "@polyportal/api-client/contract/reference";
import { schoolEndpoints } from "@polyportal/api-client/contract/school";
import { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import type { Job } from "../jobs/jobs.ts";
import type { Extension } from "../server/app.ts";
import type { Handlers } from "../server/handler.ts";
import type { Machinery } from "../server/mount.ts";
import { admissionHandlers } from "./admission/handlers.ts";
import { applicationHandlers } from "./application/handlers.ts";
import { authenticationHandlers } from "./authentication/handlers.ts";
import { invoiceHandlers } from "./invoice/handlers.ts";
import { noticeHandlers } from "./notice/handlers.ts";
import { askPending } from "./payment/ask-pending.ts";
import { paymentHandlers } from "./payment/handlers.ts";
import { paymentWebhook } from "./payment/webhook.ts";
import { referenceHandlers } from "./reference/handlers.ts";
import { schoolHandlers } from "./school/handlers.ts";
import { userManagementHandlers } from "./user-management/handlers.ts";

/** The endpoints that are served, and who answers each. */
export const served = {
  ...schoolEndpoints,
  ...noticeEndpoints,
  ...referenceEndpoints,
  ...authenticationEndpoints,
  ...userManagementEndpoints,
  ...applicationEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...admissionEndpoints,
} satisfies Partial<Contract>;

export const handlers: Handlers<typeof served> = {
  ...schoolHandlers,
  ...noticeHandlers,
  ...referenceHandlers,
  ...authenticationHandlers,
  ...userManagementHandlers,
  ...applicationHandlers,
  ...invoiceHandlers,
  ...paymentHandlers,
  ...admissionHandlers,
};

/** Routes beside the contract: what others call in their own form, such as the gateway's webhook. */
export const familyRoutes = (machinery: Machinery): Extension[] => [paymentWebhook(machinery)];

/** Work that the families repeat while the server runs. */
export const familyJobs = (machinery: Machinery): Job[] => [askPending(machinery)];
