import type { Family } from "../family.ts";
import { securityHandlers } from "./handlers.ts";

export const family = {
  handlers: securityHandlers,
} satisfies Family;
