import { chargeList } from "@polyportal/api-client/list/charges";
import { transcriptRequestList } from "@polyportal/api-client/list/transcript-requests";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { sundryEffects } from "./effects.ts";
import { publicSundryHandlers, sundryHandlers } from "./handlers.ts";
import { chargeSource } from "./list-charges.ts";
import { transcriptRequestSource } from "./list-requests.ts";
import { transcriptHandlers } from "./transcript-handlers.ts";

export const family = {
  handlers: { ...sundryHandlers, ...publicSundryHandlers, ...transcriptHandlers },
  lists: [
    exportOfList(transcriptRequestList, transcriptRequestSource),
    exportOfList(chargeList, chargeSource),
  ],
  effects: sundryEffects,
} satisfies Family;
