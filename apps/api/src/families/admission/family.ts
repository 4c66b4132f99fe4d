import type { Family } from "../family.ts";
import { clearanceHandlers } from "./clearance-handlers.ts";
import { admissionEffects } from "./effects.ts";
import { clearanceExport } from "./export-clearances.ts";
import { admissionHandlers } from "./handlers.ts";

export const family = {
  handlers: { ...admissionHandlers, ...clearanceHandlers },
  lists: [clearanceExport],
  effects: admissionEffects,
} satisfies Family;
