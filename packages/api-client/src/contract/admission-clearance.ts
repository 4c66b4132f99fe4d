import { clearanceStates } from "@polyportal/domain/admission/clearance";
import { clearanceDecisionSchema } from "@polyportal/domain/admission/clearance-decision";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import { done, idParam, numberOnPaper, timestamp } from "./shared.ts";

const state = z.enum(clearanceStates);

const newcomer = {
  id: z.uuid(),
  fullName: z.string(),
  matricNumber: z.string(),
  department: z.string(),
  /** The session of entry. */
  session: z.string(),
} as const;

/** What officials do with the clearance of newcomers. */
export const clearanceEndpoints = {
  listClearances: listOf({
    audience: ["official"],
    claim: "clearance.see",
    afterShell: true,
    path: "/api/AdmissionList/admission-clearance-list",
    summary:
      "Newcomers whose acceptance fee is confirmed, the latest first, and how far each is cleared",
    row: z.object({
      ...newcomer,
      acceptedAt: timestamp,
      cleared: z.int(),
      returned: z.int(),
      /** How many parts the programme's checklist has. */
      components: z.int(),
    }),
    filters: { session: idParam, returned: yesOrNo },
    sorts: ["acceptedAt"],
  }),
  getClearance: endpoint({
    audience: ["official"],
    claim: "clearance.see",
    afterShell: true,
    method: "GET",
    path: "/api/AdmissionList/admission-clearance/{id}",
    summary: "A newcomer's clearance, office by office",
    input: z.object({ id: z.uuid() }),
    output: z.object({
      ...newcomer,
      ...numberOnPaper,
      components: z.array(
        z.object({
          itemId: z.int(),
          name: z.string(),
          office: z.string(),
          state,
          note: z.string(),
          /** Who decided; null if nobody has, or if it is not known. */
          by: z.nullable(z.string()),
          at: z.nullable(timestamp),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  updateClearance: endpoint({
    audience: ["official"],
    claim: "clearance.enter",
    afterShell: true,
    method: "PUT",
    path: "/api/AdmissionList/update-admission-clearance-status/{id}",
    summary: "Clears a part of a newcomer's checklist, returns it with a reason, or sets it back",
    input: z.safeExtend(clearanceDecisionSchema, {
      id: z.uuid(),
      itemId: idParam,
      /** The state that the caller saw. If somebody else has decided meanwhile, nothing is saved. */
      was: state,
    }),
    output: done,
    errors: ["not_found", "conflict"],
  }),
};
