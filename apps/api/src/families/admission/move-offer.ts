import { offerAfter, type OfferAct } from "@polyportal/domain/student/transitions";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { admissionOffers, admissionOfferSteps } from "../../database/schema/admission-offer.ts";

type Move = {
  readonly act: OfferAct;
  readonly at: Date;
  /** Null where it comes by itself: by a payment, by the end of the days. */
  readonly by: string | null;
};

/** Moves the offers of a student in a session whose state allows it, and keeps when and by whom. */
export async function moveOffers(
  tx: Transaction,
  { studentId, sessionId }: { readonly studentId: string; readonly sessionId: number },
  { act, at, by }: Move,
): Promise<void> {
  const offers = await tx
    .select({ id: admissionOffers.id, state: admissionOffers.state })
    .from(admissionOffers)
    .where(and(eq(admissionOffers.studentId, studentId), eq(admissionOffers.sessionId, sessionId)))
    .orderBy(admissionOffers.id)
    .for("no key update");
  for (const { id, state: before } of offers) {
    const state = offerAfter(act, before);
    if (!state) continue;
    await tx.update(admissionOffers).set({ state }).where(eq(admissionOffers.id, id));
    await tx.insert(admissionOfferSteps).values({ offerId: id, act, at, by });
  }
}
