import type { Family } from "../family.ts";
import { appraisalHandlers } from "./handlers.ts";

export const family = {
  handlers: appraisalHandlers,
} satisfies Family;
