import type { Family } from "../family.ts";
import { hostelEffects } from "./effects.ts";
import { hostelHandlers } from "./handlers.ts";

export const family = {
  handlers: hostelHandlers,
  effects: hostelEffects,
} satisfies Family;
