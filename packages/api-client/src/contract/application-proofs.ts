import { awaitedProofs } from "@polyportal/domain/application/awaited";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, timestamp } from "./shared.ts";

/** Officials note papers that other institutions send about applicants. */
export const awaitedProofEndpoints = {
  listAwaitedProofs: listOf({
    audience: ["official"],
    claim: "applications.see",
    afterShell: true,
    path: "/api/Application/awaited-proofs",
    summary:
      "Applications that were sent and wait for a paper from elsewhere, the newest first: an official transcript, JAMB's verification",
    row: z.object({
      id: z.uuid(),
      number: z.string(),
      fullName: z.string(),
      programme: z.string(),
      proof: z.enum(awaitedProofs),
      /** The school that it should come from, as the applicant named it. */
      from: z.string(),
      session: z.string(),
      sentAt: timestamp,
      receivedAt: z.nullable(timestamp),
    }),
    filters: { session: idParam, proof: several(z.enum(awaitedProofs)), received: yesOrNo },
    sorts: ["sentAt"],
  }),
  noteProof: endpoint({
    audience: ["official"],
    claim: "applications.enter",
    afterShell: true,
    method: "POST",
    path: "/api/Application/note-proof/{id}",
    summary:
      "Notes that the awaited paper came, of which the applicant is told; or takes that back",
    input: z.object({ id: z.uuid(), received: z.boolean(), reason }),
    output: done,
    errors: ["not_found", "already_decided"],
  }),
};
