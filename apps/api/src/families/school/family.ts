import type { Family } from "../family.ts";
import { schoolHandlers } from "./handlers.ts";

export const family = {
  handlers: schoolHandlers,
} satisfies Family;
