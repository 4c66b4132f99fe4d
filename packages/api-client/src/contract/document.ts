import { verifyDocumentSchema } from "@polyportal/domain/document/code";
import { paperStateNames } from "@polyportal/domain/messages/verify-document";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { timestamp } from "./shared.ts";

/** What of a printed paper lets its reader check it; papers carry all of it. */
export const verification = z.object({
  code: z.string(),
  verifyUrl: z.string(),
  /** When the school gave the paper out. */
  issuedAt: timestamp,
});

/** Of a list, with what is printed of all its rows, in short. */
export const listVerification = z.extend(verification, { fingerprint: z.string() });

export type Verification = z.infer<typeof verification>;

/** How a paper stands. What it says is told of a genuine one only. */
export const verifiedDocument = z.object({
  state: z.enum(paperStateNames),
  code: z.string(),
  /** What the paper is called; null where the school knows of none, or not of this one. */
  name: z.nullable(z.string()),
  school: z.string(),
  issuedAt: z.nullable(timestamp),
  withdrawnAt: z.nullable(timestamp),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});

export type VerifiedDocument = z.infer<typeof verifiedDocument>;

export const documentEndpoints = {
  verifyDocument: endpoint({
    method: "GET",
    path: "/api/Document/verify",
    summary: "Whether a printed paper is genuine, altered or withdrawn; tells only what is printed",
    audience: ["anyone"],
    input: verifyDocumentSchema,
    output: verifiedDocument,
    errors: ["too_many_requests"],
  }),
};
