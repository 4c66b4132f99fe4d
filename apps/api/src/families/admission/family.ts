import { clearanceList } from "@polyportal/api-client/list/clearances";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { clearanceHandlers } from "./clearance-handlers.ts";
import { admissionEffects } from "./effects.ts";
import { admissionHandlers } from "./handlers.ts";
import { clearanceSource } from "./list-clearances.ts";

export const family = {
  handlers: { ...admissionHandlers, ...clearanceHandlers },
  lists: [exportOfList(clearanceList, clearanceSource)],
  effects: admissionEffects,
} satisfies Family;
