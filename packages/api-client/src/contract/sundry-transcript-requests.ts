import {
  deliveries,
  destinationKinds,
  mostDestinations,
  transcriptStates,
} from "@polyportal/domain/sundry/transcript";
import {
  dispatchSchema,
  registryActs,
  waitingSchema,
} from "@polyportal/domain/sundry/transcript-acts";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, naira, numberOnPaper, timestamp } from "./shared.ts";

const reading = { audience: ["official"], claim: "clearance.see", afterShell: true } as const;
const entering = {
  audience: ["official"],
  claim: "students.enter",
  method: "POST",
  afterShell: true,
} as const;
const approving = {
  audience: ["official"],
  claim: "students.approve",
  method: "POST",
  afterShell: true,
} as const;
const state = z.enum(transcriptStates);
const byId = z.object({ id: z.uuid() });
const position = z.int().check(z.gte(0), z.lte(mostDestinations));

/** A request of the queue. */
const row = {
  id: z.uuid(),
  code: z.string(),
  fullName: z.string(),
  ...numberOnPaper,
  department: z.string(),
  state,
  /** Who handles it; null while nobody does. */
  owner: z.nullable(z.string()),
  mine: z.boolean(),
  /** YYYY-MM-DD; null until it is paid. */
  promised: z.nullable(z.string()),
  /** The promised day has passed, and the school still has it. */
  late: z.boolean(),
  waitsFor: z.string(),
  orderedAt: timestamp,
} as const;

/** What the registry does with transcript requests. */
export const transcriptRequestEndpoints = {
  listTranscriptRequests: listOf({
    ...reading,
    path: "/api/Sundry/transcript-requests",
    summary:
      "Requests for transcripts that are paid and have not left the school, or have and wait, the first promised first; of other states those that are asked for",
    row: z.object({ ...row, destinations: z.int() }),
    filters: { state: several(state), mine: yesOrNo, late: yesOrNo, waiting: yesOrNo },
    sorts: ["promised", "orderedAt"],
  }),
  getTranscriptRequest: endpoint({
    ...reading,
    method: "GET",
    path: "/api/Sundry/transcript-request/{id}",
    summary: "One request: where it goes, what has happened, and what is in its way",
    input: byId,
    output: z.object({
      ...row,
      email: z.string(),
      phone: z.string(),
      steps: z.array(z.object({ state, at: timestamp })),
      destinations: z.array(
        z.object({
          position: z.int(),
          kind: z.enum(destinationKinds),
          name: z.string(),
          country: z.string(),
          delivery: z.enum(deliveries),
          address: z.string(),
          email: z.string(),
          reference: z.string(),
          sentAt: z.nullable(timestamp),
          dispatched: z.string(),
          receivedAt: z.nullable(timestamp),
          /** When its receiver last said that it has not arrived. */
          missingAt: z.nullable(timestamp),
          /** Until when the receiver's link accepts an answer; null if there is none. */
          askedUntil: z.nullable(timestamp),
        }),
      ),
      /** Unpaid school fees. */
      debt: naira,
      /** Registered courses without a published result. */
      missing: z.array(z.object({ code: z.string(), title: z.string(), session: z.string() })),
      /** When a published result was amended after the transcript was prepared; null if none was. */
      amendedAt: z.nullable(timestamp),
      /** Courses whose published result is held. */
      held: z.array(z.string()),
    }),
    errors: ["not_found"],
  }),
  moveTranscript: endpoint({
    ...entering,
    path: "/api/Sundry/move-transcript/{id}",
    summary: "Takes a request up, or over from another; notes that it is prepared",
    input: z.extend(byId, { act: z.enum(registryActs) }),
    output: done,
    errors: ["not_found", "transcript_moved", "transcript_held"],
  }),
  explainTranscript: endpoint({
    ...entering,
    path: "/api/Sundry/explain-transcript/{id}",
    summary: "Says why a request waits, which the graduate is told; empty once it does not",
    input: z.extend(byId, waitingSchema.shape),
    output: done,
    errors: ["not_found", "transcript_moved"],
  }),
  signTranscript: endpoint({
    ...approving,
    path: "/api/Sundry/sign-transcript/{id}",
    summary:
      "Notes the registrar's signature on what is prepared; where a result was amended or held since, it goes back instead",
    input: byId,
    output: done,
    errors: ["not_found", "transcript_moved", "transcript_amended", "transcript_held"],
  }),
  returnTranscript: endpoint({
    ...approving,
    path: "/api/Sundry/return-transcript/{id}",
    summary:
      "Returns what is prepared or signed to be checked again; what has left in part where a result stops the rest alone",
    input: z.extend(byId, { reason }),
    output: done,
    errors: ["not_found", "transcript_moved"],
  }),
  dispatchTranscript: endpoint({
    ...entering,
    path: "/api/Sundry/dispatch-transcript/{id}",
    summary:
      "Notes that a signed transcript has left for one destination, or once more where it did not arrive; tells the graduate, and asks the receiver. Where a result was amended or held since, it goes back instead",
    input: z.extend(byId, { position, ...dispatchSchema.shape }),
    output: done,
    errors: ["not_found", "transcript_moved", "transcript_amended", "transcript_held"],
  }),
  receiveTranscript: endpoint({
    ...entering,
    path: "/api/Sundry/receive-transcript/{id}",
    summary: "Notes that a destination has its transcript, as its receiver said elsewhere",
    input: z.extend(byId, { position }),
    output: done,
    errors: ["not_found", "transcript_moved"],
  }),
  askTranscriptReceiver: endpoint({
    ...entering,
    path: "/api/Sundry/ask-transcript-receiver/{id}",
    summary: "Asks a receiver again, by a new link, whether the transcript has arrived",
    input: z.extend(byId, { position }),
    output: done,
    errors: ["not_found", "transcript_moved", "too_many_requests"],
  }),
};
