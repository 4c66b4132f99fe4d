import { awaitedProofList } from "@polyportal/api-client/list/awaited-proofs";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { applicationEffects } from "./effects.ts";
import { applicationHandlers, screeningHandlers } from "./handlers.ts";
import { awaitedProofSource } from "./list-proofs.ts";
import { applicationMoveHandlers } from "./move.ts";
import { applicationRecoveryHandlers } from "./application-recovery.ts";
import { postgraduateHandlers } from "./postgraduate.ts";
import { awaitedProofHandlers } from "./proofs.ts";
import { remindUnsent } from "./remind-unsent.ts";
import { requirementHandlers } from "./requirements.ts";
import { applicationStatusHandlers } from "./status.ts";
import { refereeHandlers } from "./steps/referees/act.ts";
import { tellOpenings } from "./tell-openings.ts";
import { tellUnconfirmed } from "./tell-unconfirmed.ts";
import { programmePageHandlers } from "./when-open.ts";

export const family = {
  handlers: {
    ...applicationHandlers,
    ...screeningHandlers,
    ...awaitedProofHandlers,
    ...refereeHandlers,
    ...postgraduateHandlers,
    ...programmePageHandlers,
    ...requirementHandlers,
    ...applicationStatusHandlers,
    ...applicationMoveHandlers,
    ...applicationRecoveryHandlers,
  },
  lists: [exportOfList(awaitedProofList, awaitedProofSource)],
  effects: applicationEffects,
  jobs: [remindUnsent, tellOpenings, tellUnconfirmed],
} satisfies Family;
