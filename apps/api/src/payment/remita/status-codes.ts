import type { PaymentState } from "../gateway.ts";

// Codes are compared as text: `25` (outcome unknown) is not `025` (reference generated).
// [ayorcodes/remita-js statusCodes.ts; wallacemyem/remita_api_calls]

/** The codes that the protocol's own steps answer. */
export const codes = {
  success: "00",
  approved: "01",
  failed: "02",
  aborted: "012",
  badAuthentication: "020",
  pending: "021",
  badRequest: "022",
  badMerchant: "023",
  generated: "025",
  noSuchOrder: "026",
  processed: "027",
  duplicate: "028",
} as const;

const states: Readonly<Record<string, PaymentState>> = {
  [codes.success]: "paid",
  [codes.approved]: "paid",
  [codes.failed]: "failed",
  [codes.aborted]: "failed",
  "046": "failed",
  "059": "failed",
  [codes.pending]: "pending",
  [codes.generated]: "pending",
  "045": "processing",
  "058": "processing",
  "069": "processing",
  "070": "processing",
  "071": "processing",
  "072": "processing",
  [codes.badRequest]: "not_found",
  [codes.noSuchOrder]: "not_found",
};

/** What a status code says of a payment. One that nobody has documented says nothing. */
export const stateOf = (code: string): PaymentState =>
  Object.hasOwn(states, code) ? (states[code] ?? "unknown") : "unknown";

/** The order id has a reference already: look it up. */
export const isDuplicate = (code: string): boolean => code === codes.duplicate || code === "055";

/** Our account or its key is wrong: no later try will answer differently. */
export const isBadAccount = (code: string): boolean =>
  code === codes.badAuthentication || code === codes.badMerchant;

const refusals: ReadonlySet<string> = new Set([
  codes.badAuthentication,
  codes.badRequest,
  codes.badMerchant,
  codes.noSuchOrder,
  codes.processed,
  codes.failed,
  codes.aborted,
  "046",
  "059",
  "084", // the split's lines do not sum to the amount
]);

/** A definite no to a request; any other code that is no success leaves the outcome open. */
export const isRefusal = (code: string): boolean => refusals.has(code);
