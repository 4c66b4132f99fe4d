import type { searchEndpoints } from "@polyportal/api-client/contract/search";
import type { Handlers } from "../../server/handler.ts";
import { findRecords } from "./find-records.ts";

/** What is gone to by its name. */
export const searchHandlers = { findRecords } satisfies Handlers<typeof searchEndpoints>;
