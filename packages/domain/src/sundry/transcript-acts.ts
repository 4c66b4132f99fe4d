import * as z from "zod/mini";
import { transcriptStates, type TranscriptState } from "./transcript.ts";

/** What the registry does with a request as a whole. */
export const registryActs = ["take", "prepare", "receive"] as const;
/** What the registrar does with a transcript that is prepared. */
const signingActs = ["sign", "return"] as const;

export type TranscriptAct = (typeof registryActs)[number] | (typeof signingActs)[number];

/** Where each act leads, by where a request stands. Taking over what another has changes its owner alone. */
const moves: Readonly<
  Record<TranscriptAct, Readonly<Partial<Record<TranscriptState, TranscriptState>>>>
> = {
  take: { paid: "checking", checking: "checking", prepared: "prepared", signed: "signed" },
  prepare: { checking: "prepared" },
  sign: { prepared: "signed" },
  return: { prepared: "checking", signed: "checking" },
  receive: { sent: "received" },
};

/** Where an act leads; undefined where it cannot be done. */
export const movedBy = (state: TranscriptState, act: TranscriptAct): TranscriptState | undefined =>
  moves[act][state];

/** Those that the school has in hand: paid, and not on their way. */
export const inHand = ["paid", "checking", "prepared", "signed"] as const;

const isInHand = (state: TranscriptState): boolean => inHand.some((one) => one === state);

/** The states behind one: what a return leaves behind. */
export const statesAfter = (state: TranscriptState): TranscriptState[] =>
  transcriptStates.slice(transcriptStates.indexOf(state) + 1);

/** Whether the promised day is over while the school has it still. */
export const isLate = (
  { state, promised }: { readonly state: TranscriptState; readonly promised: string | null },
  today: string,
): boolean => promised !== null && promised < today && isInHand(state);

/** Whether it can be said why it waits. */
export const mayWait = isInHand;

type Destination = { readonly sentAt: unknown };

/** Whether a destination is on its way to nobody yet: what has left the school is called back by nobody. */
export const nothingSent = (destinations: readonly Destination[]): boolean =>
  destinations.every(({ sentAt }) => sentAt === null);

export const allSent = (destinations: readonly Destination[]): boolean =>
  destinations.length > 0 && destinations.every(({ sentAt }) => sentAt !== null);

/** By what a transcript that has left is followed; empty where by nothing. */
export const dispatchSchema = z.object({
  dispatched: z.string().check(z.trim(), z.maxLength(80, "please use at most 80 characters")),
});

/** Why a request waits; empty once it does not. The graduate reads it. */
export const waitingSchema = z.object({
  waitsFor: z.string().check(z.trim(), z.maxLength(300, "please use at most 300 characters")),
});
