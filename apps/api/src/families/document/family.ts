import type { Family } from "../family.ts";
import { documentHandlers } from "./handlers.ts";

export const family = {
  handlers: documentHandlers,
} satisfies Family;
