import { deliveries } from "@polyportal/domain/sundry/transcript";
import { receiptAnswerSchema } from "@polyportal/domain/sundry/transcript-arrivals";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, timestamp } from "./shared.ts";

const anyone = { method: "POST", audience: ["anyone"], afterShell: true } as const;
/** The secret of a link. */
const token = z.string().check(z.maxLength(200));

/** What a receiver sees: not the graduate's name, nor other destinations. */
const transcriptReceipt = z.object({
  receiver: z.string(),
  /** The receiver's own reference; empty without one. */
  reference: z.string(),
  /** The last letters of the request's code. */
  ending: z.string(),
  delivery: z.enum(deliveries),
  sentAt: timestamp,
  dispatched: z.string(),
});

export type TranscriptReceipt = z.infer<typeof transcriptReceipt>;

/** What the holder of a receiver's link can do. */
export const transcriptReceiptEndpoints = {
  openTranscriptReceipt: endpoint({
    ...anyone,
    path: "/api/Sundry/open-transcript-receipt",
    summary: "What a receiver is asked about, by the secret of the link; changes nothing",
    input: z.object({ token }),
    output: transcriptReceipt,
    errors: ["link_expired", "too_many_requests"],
  }),
  answerTranscriptReceipt: endpoint({
    ...anyone,
    path: "/api/Sundry/answer-transcript-receipt",
    summary: "Says that a transcript has arrived, or has not: once",
    input: z.extend(receiptAnswerSchema, { token }),
    output: done,
    errors: ["link_expired", "too_many_requests"],
  }),
};
