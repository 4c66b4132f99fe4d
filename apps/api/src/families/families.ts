import { contract, type Contract } from "@polyportal/api-client/contract/contract";
import type { Job } from "../jobs/jobs.ts";
import type { Extension } from "../server/app.ts";
import type { Handlers } from "../server/handler.ts";
import type { Machinery } from "../server/mount.ts";
import { getHealth } from "./health/get-health.ts";

/** The endpoints that are served, and who answers each. */
export const served = { getHealth: contract.getHealth } satisfies Partial<Contract>;

export const handlers: Handlers<typeof served> = { getHealth };

/** Routes beside the contract: what others call in their own form, such as the gateway's webhook. */
export const familyRoutes = (_machinery: Machinery): Extension[] => [];

/** Work that the families repeat while the server runs. */
export const familyJobs = (_machinery: Machinery): Job[] => [];
