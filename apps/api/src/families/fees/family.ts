import type { Family } from "../family.ts";
import { feesEffects } from "./effects.ts";
import { feesHandlers } from "./handlers.ts";

export const family = {
  handlers: feesHandlers,
  effects: feesEffects,
} satisfies Family;
