import { chargeSchema } from "@polyportal/domain/sundry/charge-form";
import { chargePayers } from "@polyportal/domain/sundry/charge-payers";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import { done, idParam, naira } from "./shared.ts";

const enter = { audience: ["official"], claim: "fees.enter", afterShell: true } as const;
const payer = z.enum(chargePayers);

const charge = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  payer,
  least: naira,
  /** Equals `least` if the amount is fixed. */
  most: naira,
  account: z.string(),
  active: z.boolean(),
  revision: z.int(),
});

/** What the bursary collects besides fees. */
export const bursaryChargeEndpoints = {
  listBursaryFees: listOf({
    audience: ["official"],
    claim: "fees.see",
    afterShell: true,
    path: "/api/Sundry/bursary-fees",
    summary: "The charges of the bursary, by code",
    row: charge,
    filters: { payer, active: yesOrNo },
    sorts: ["code", "name"],
  }),
  getBursaryFee: endpoint({
    audience: ["official"],
    claim: "fees.see",
    afterShell: true,
    method: "GET",
    path: "/api/Sundry/bursary-fees/{id}",
    summary: "One charge as its form needs it",
    input: z.object({ id: idParam }),
    output: charge,
    errors: ["not_found"],
  }),
  createBursaryFee: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Sundry/bursary-fees",
    summary: "Makes a charge",
    input: chargeSchema,
    output: z.object({ id: z.int() }),
    errors: ["code_taken"],
  }),
  updateBursaryFee: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Sundry/bursary-fees/{id}",
    summary: "Changes a charge; invoices that are made keep their amount",
    input: z.safeExtend(chargeSchema, {
      id: idParam,
      /** The charge's revision that the form began from. */
      revision: z.int(),
    }),
    output: done,
    errors: ["not_found", "code_taken", "conflict"],
  }),
  toggleBursaryFee: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Sundry/toggle-bursary-fee/{id}",
    summary: "Lets a charge be put on invoices, or no more",
    input: z.object({ id: idParam, active: z.boolean() }),
    output: done,
    errors: ["not_found"],
  }),
};
