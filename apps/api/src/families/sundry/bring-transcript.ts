import { statesAfter } from "@polyportal/domain/sundry/transcript-acts";
import { allSent, isMissing } from "@polyportal/domain/sundry/transcript-arrivals";
import type { TranscriptState } from "@polyportal/domain/sundry/transcript";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import {
  transcriptDestinations,
  transcriptRequests,
  transcriptSteps,
} from "../../database/schema/transcript.ts";
import { fail } from "../../failure.ts";

/** A request with its destinations, for nobody else to move meanwhile. */
export async function lockRequest(tx: Transaction, id: string) {
  const [request] = await tx
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.id, id))
    .for("update");
  if (!request) return fail("not_found");
  const destinations = await tx
    .select()
    .from(transcriptDestinations)
    .where(eq(transcriptDestinations.requestId, id))
    .orderBy(asc(transcriptDestinations.position));
  return { ...request, destinations };
}

export type LockedRequest = Awaited<ReturnType<typeof lockRequest>>;
export type Destination = LockedRequest["destinations"][number];

/** Changes what is known of one place. */
export async function changeDestination(
  tx: Transaction,
  { requestId, position }: Pick<Destination, "requestId" | "position">,
  changes: Partial<typeof transcriptDestinations.$inferInsert>,
): Promise<void> {
  await tx
    .update(transcriptDestinations)
    .set(changes)
    .where(
      and(
        eq(transcriptDestinations.requestId, requestId),
        eq(transcriptDestinations.position, position),
      ),
    );
}

/**
 * Why a request waits once something is known of one of its places: what waited for a receiver waits no
 * more, unless for another.
 */
export const waitsAfter = (
  { waitsFor }: LockedRequest,
  { place, after }: { readonly place: Destination; readonly after: readonly Destination[] },
): string => ((isMissing(place) || allSent(after)) && !after.some(isMissing) ? "" : waitsFor);

/** Brings a request to a state; what stands behind it has not happened then. */
export async function bringTo(
  tx: Transaction,
  request: LockedRequest,
  state: TranscriptState,
  now: Date,
  changes: Partial<typeof transcriptRequests.$inferInsert> = {},
): Promise<void> {
  const { id: requestId } = request;
  await tx
    .update(transcriptRequests)
    .set({ state, ...changes })
    .where(eq(transcriptRequests.id, requestId));
  if (state === request.state) return;
  const later = inArray(transcriptSteps.state, statesAfter(state));
  await tx.delete(transcriptSteps).where(and(eq(transcriptSteps.requestId, requestId), later));
  await tx
    .insert(transcriptSteps)
    .values({ requestId, state, at: now })
    .onConflictDoUpdate({
      target: [transcriptSteps.requestId, transcriptSteps.state],
      set: { at: now },
    });
}
