import { verifyDocumentSchema } from "@polyportal/domain/document/code";
import { paperStateNames } from "@polyportal/domain/messages/verify-document";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { timestamp } from "./shared.ts";

/** What a printed paper shows so that its reader can verify it. */
export const verification = z.object({
  code: z.string(),
  verifyUrl: z.string(),
  /** When the school issued the paper. */
  issuedAt: timestamp,
});

/** For a list, with a short hash of all printed rows. */
export const listVerification = z.extend(verification, { fingerprint: z.string() });

export type Verification = z.infer<typeof verification>;

/** The state of a paper. Its content is shown only if it is genuine. */
export const verifiedDocument = z.object({
  state: z.enum(paperStateNames),
  code: z.string(),
  /** The paper's name; null if the school does not know the code, or not for this paper. */
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
