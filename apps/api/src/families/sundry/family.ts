import type { Family } from "../family.ts";
import { sundryEffects } from "./effects.ts";
import { chargeExport } from "./export-charges.ts";
import { transcriptExport } from "./export-requests.ts";
import { publicSundryHandlers, sundryHandlers } from "./handlers.ts";
import { transcriptHandlers } from "./transcript-handlers.ts";

export const family = {
  handlers: { ...sundryHandlers, ...publicSundryHandlers, ...transcriptHandlers },
  lists: [transcriptExport, chargeExport],
  effects: sundryEffects,
} satisfies Family;
