import { referralSchema } from "@polyportal/domain/referral/referral-form";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import { done } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;

/** How many invoices were made with a code, how many of them were paid, and how many of these led to an offer. */
const counts = { invoices: z.int(), paid: z.int(), offered: z.int() };

const referralRow = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  phone: z.string(),
  active: z.boolean(),
  revision: z.int(),
  ...counts,
  /** The same by academic session, newest first. */
  sessions: z.array(z.object({ session: z.string(), ...counts })),
});

export const referralEndpoints = {
  listReferrals: listOf({
    ...staffOnly,
    path: "/api/Authentication/Referrals",
    summary: "The codes of people who bring applicants, and what came of each",
    claim: "applications.see",
    row: referralRow,
    filters: { active: yesOrNo },
    sorts: ["code", "name", "invoices", "paid", "offered"],
    personal: ["phone"],
    sums: ["invoices", "paid", "offered"],
  }),
  getReferral: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Authentication/Referrals/{id}",
    summary: "One code as its form needs it",
    claim: "applications.see",
    input: z.object({ id: z.uuid() }),
    output: referralRow,
    errors: ["not_found"],
  }),
  createReferral: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/Referrals",
    summary: "Gives somebody a code",
    claim: "applications.enter",
    input: referralSchema,
    output: z.object({ id: z.uuid() }),
    errors: ["code_taken"],
  }),
  updateReferral: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/Authentication/Referrals/{id}",
    summary: "Changes a code or whose it is; what was counted stays with it",
    claim: "applications.enter",
    input: z.extend(referralSchema, {
      id: z.uuid(),
      /** The code's revision that the form began from. */
      revision: z.int(),
    }),
    output: done,
    errors: ["not_found", "code_taken", "conflict"],
  }),
  toggleReferral: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Authentication/toggle-referral-status",
    summary: "Lets a code be given, or no more",
    claim: "applications.enter",
    input: z.object({ id: z.uuid(), active: z.boolean() }),
    output: done,
    errors: ["not_found"],
  }),
};
