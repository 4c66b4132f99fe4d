import * as z from "zod/mini";
import { email } from "../validation/primitives.ts";
import { transcriptStates, type TranscriptState } from "./transcript.ts";

const optionalEmail = z._default(
  z.union([z.literal(""), email("please enter an e-mail address")], "invalid email address"),
  "",
);

/** What the registry does with a request as a whole. */
export const registryActs = ["take", "prepare"] as const;
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
  return: { prepared: "checking", signed: "checking", sent: "checking" },
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

/** Whether a promise is broken: the school has it still, and `lastWorkingDay`, the last before today, is over. */
export const isLate = (
  { state, promised }: { readonly state: TranscriptState; readonly promised: string | null },
  lastWorkingDay: string,
): boolean => promised !== null && promised <= lastWorkingDay && isInHand(state);

/** Whether it can be said why it waits: what is on its way may not have arrived. */
export const mayWait = (state: TranscriptState): boolean => isInHand(state) || state === "sent";

/** By what a transcript that has left is followed; empty where by nothing. And who is asked whether it came. */
export const dispatchSchema = z.object({
  dispatched: z.string().check(z.trim(), z.maxLength(80, "please use at most 80 characters")),
  receiver: optionalEmail,
});

/** Why a request waits; empty once it does not. The graduate reads it. */
export const waitingSchema = z.object({
  waitsFor: z.string().check(z.trim(), z.maxLength(300, "please use at most 300 characters")),
});
