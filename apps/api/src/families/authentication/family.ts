import type { Family } from "../family.ts";
import { authenticationHandlers } from "./handlers.ts";

export const family = {
  handlers: authenticationHandlers,
} satisfies Family;
