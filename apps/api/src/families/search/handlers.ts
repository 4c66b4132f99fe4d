import type { searchEndpoints } from "@polyportal/api-client/contract/search";
import type { Handlers } from "../../server/handler.ts";
import { findRecords } from "./find-records.ts";
import { findTaught } from "./find-taught.ts";

/** What is gone to by its name. */
export const searchHandlers = { findRecords, findTaught } satisfies Handlers<
  typeof searchEndpoints
>;
