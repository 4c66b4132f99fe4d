import type { Family } from "../family.ts";
import { referenceHandlers } from "./handlers.ts";

export const family = {
  handlers: referenceHandlers,
} satisfies Family;
