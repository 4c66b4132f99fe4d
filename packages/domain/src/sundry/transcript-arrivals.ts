import * as z from "zod/mini";
import type { TranscriptState } from "./transcript.ts";
import { movedBy } from "./transcript-acts.ts";

/** When a transcript left for a place, when it was there, and when its receiver said that it was not. */
type Destination = {
  readonly sentAt: unknown;
  readonly receivedAt: unknown;
  readonly missingAt: unknown;
};

/** For so many days the link of a receiver's letter works: a courier abroad takes weeks. */
export const receiptLinkDays = 90;

/** What a receiver answers. */
export const receiptAnswers = ["received", "missing"] as const;

export const receiptAnswerSchema = z.object({ answer: z.enum(receiptAnswers) });

/** By what the school names a request to a receiver: with the whole code the other places could be read. */
export const endingOf = (code: string): string => code.slice(-4);

/** Whether it has left and nobody has said yet that it is there. */
export const isOnItsWay = ({ sentAt, receivedAt }: Destination): boolean =>
  sentAt !== null && receivedAt === null;

/** Whether its receiver has said that it has not arrived. */
export const isMissing = (destination: Destination): boolean =>
  isOnItsWay(destination) && destination.missingAt !== null;

export const allSent = (destinations: readonly Destination[]): boolean =>
  destinations.length > 0 && destinations.every(({ sentAt }) => sentAt !== null);

export const allReceived = (destinations: readonly Destination[]): boolean =>
  destinations.length > 0 && destinations.every(({ receivedAt }) => receivedAt !== null);

/** Whether it may leave for a place: once it is signed, and again where it has not arrived. */
export const maySend = (state: TranscriptState, destination: Destination): boolean =>
  (state === "signed" && destination.sentAt === null) ||
  ((state === "signed" || state === "sent") && isMissing(destination));

/**
 * What keeps a transcript that is drawn up from being signed and sent: a result on it was amended since,
 * so that it says what the sheets no longer do, or is held, so that no statement of it leaves the school.
 */
export type TranscriptStop = "amended" | "held";

export const stopOf = ({
  amendedAt,
  held,
}: {
  readonly amendedAt: unknown;
  readonly held: readonly unknown[];
}): TranscriptStop | undefined => {
  if (held.length > 0) return "held";
  return amendedAt === null ? undefined : "amended";
};

/**
 * Whether it goes back to be checked again. What has left in part is called back by nobody; where a result
 * stops it, the rest goes back alone, and of what has been sent whatever has not arrived.
 */
export const mayReturn = (
  state: TranscriptState,
  destinations: readonly Destination[],
  stop: TranscriptStop | undefined,
): boolean => {
  if (movedBy(state, "return") === undefined) return false;
  if (state === "prepared" || destinations.every(({ sentAt }) => sentAt === null)) return true;
  return stop !== undefined && destinations.some((one) => maySend(state, one));
};
