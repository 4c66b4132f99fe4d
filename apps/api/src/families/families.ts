import { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { contract, type Contract } from "@polyportal/api-client/contract/contract";
import { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import type { Job } from "../jobs/jobs.ts";
import type { Extension } from "../server/app.ts";
import type { Handlers } from "../server/handler.ts";
import type { Machinery } from "../server/mount.ts";
import { authenticationHandlers } from "./authentication/handlers.ts";
import { getHealth } from "./health/get-health.ts";
import { userManagementHandlers } from "./user-management/handlers.ts";

/** The endpoints that are served, and who answers each. */
export const served = {
  getHealth: contract.getHealth,
  ...authenticationEndpoints,
  ...userManagementEndpoints,
} satisfies Partial<Contract>;

export const handlers: Handlers<typeof served> = {
  getHealth,
  ...authenticationHandlers,
  ...userManagementHandlers,
};

/** Routes beside the contract: what others call in their own form, such as the gateway's webhook. */
export const familyRoutes = (_machinery: Machinery): Extension[] => [];

/** Work that the families repeat while the server runs. */
export const familyJobs = (_machinery: Machinery): Job[] => [];
