import type { Family } from "../family.ts";
import { degreeChangeEffects } from "./effects.ts";
import { degreeChangeHandlers } from "./handlers.ts";

export const family = {
  handlers: degreeChangeHandlers,
  effects: degreeChangeEffects,
} satisfies Family;
