import * as z from "zod/mini";

const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

const reply = z.object({
  statuscode: z.optional(text),
  responseCode: z.optional(text),
  status: z.optional(text),
  RRR: z.optional(z.nullable(text)),
  rrr: z.optional(z.nullable(text)),
  orderId: z.optional(z.nullable(text)),
  amount: z.optional(z.nullable(text)),
  paymentDate: z.optional(z.nullable(z.string())),
});

/** A reply of Remita's, its spellings made one. Missing parts are `null`. */
export type RemitaReply = {
  readonly code: string;
  readonly rrr: string | null;
  readonly orderId: string | null;
  readonly amount: string | null;
  readonly paymentDate: string | null;
};

const jsonp = /^jsonp\s*\((.*)\)\s*;?$/s;

/**
 * Reads a reply, JSON with or without its `jsonp (…)`; `null` for anything else. `status` is the
 * code only where no other field carries it: beside `statuscode` it is a sentence.
 */
export function readReply(body: string): RemitaReply | null {
  const trimmed = body.trim();
  const parsed = reply.safeParse(parseJson(jsonp.exec(trimmed)?.[1] ?? trimmed));
  if (!parsed.success) return null;
  const { statuscode, responseCode, status, RRR, rrr, orderId, amount, paymentDate } = parsed.data;
  const code = statuscode ?? responseCode ?? status;
  if (!code) return null;
  return {
    code,
    rrr: RRR || rrr || null,
    orderId: orderId || null,
    amount: amount ?? null,
    paymentDate: paymentDate || null,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
