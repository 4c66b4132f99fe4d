import type { Family } from "../family.ts";
import { findRecords } from "./find-records.ts";
import { findTaught } from "./find-taught.ts";

export const family = {
  handlers: { findRecords, findTaught },
} satisfies Family;
