import type { identityCardEndpoints } from "@polyportal/api-client/contract/sundry-identity-card";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { identityCardMessages as words } from "@polyportal/domain/messages/identity-cards";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { students } from "../../database/schema/student.ts";
import { identityCardPages, identityCards } from "../../database/schema/transcript.ts";
import { users } from "../../database/schema/users.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { addressChanged } from "../authentication/address-changed.ts";
import { graduateByNumber } from "./transcript-queries.ts";

type Card = typeof identityCards.$inferSelect;

/**
 * Decides about an identity card. Accepting it makes the address that came with it the one on record, where
 * the code goes from then on; whoever has the address before is told, and no link that was sent there works.
 */
export const decideIdentityCard: Handler<
  (typeof identityCardEndpoints)["decideIdentityCard"]
> = async (ctx, { id, act, reason }) => {
  const { services, caller, now } = ctx;
  const decided = ctx.change(async ({ tx, audit }) => {
    const card = await lockCard(tx, id);
    const studentId =
      act === "accept" ? await correctAddress(ctx, tx, card) : await holderOf(tx, card);
    const pages = await tx
      .delete(identityCardPages)
      .where(eq(identityCardPages.cardId, id))
      .returning({ fileId: identityCardPages.fileId });
    for (const { fileId } of pages) await services.files.remove(tx, fileId);
    const state = act === "accept" ? "accepted" : "refused";
    await tx
      .update(identityCards)
      .set({ state, decidedAt: now, decidedBy: caller.userId })
      .where(eq(identityCards.id, id));
    const address = services.config.publicUrl + furtherPaths.transcript;
    const { subject, lines } =
      act === "accept" ? words.letters.accept(address) : words.letters.refuse(reason);
    const text = [...lines, services.config.school.name].join("\n\n");
    const kind = "identityCardDecided";
    await services.outbox.mail(tx, { to: card.email, kind, about: id, subject, text });
    audit({
      action: act === "accept" ? "acceptIdentityCard" : "refuseIdentityCard",
      subject: "student",
      subjectId: studentId ?? "unknown",
      after: await numberGiven(tx, card),
      reason,
    });
  });
  await decided.catch((error: unknown) => {
    // One address, one account: a brother's or a spouse's is another person's.
    if (violatedConstraint(error) === "users_email_key") {
      fail("email_taken", { fields: { reason: errorCodes.email_taken.message } });
    }
    throw error;
  });
  return {};
};

async function lockCard(tx: Transaction, id: string): Promise<Card> {
  const [card] = await tx
    .select()
    .from(identityCards)
    .where(eq(identityCards.id, id))
    .for("update");
  if (!card) return fail("not_found");
  return card.state === "waiting" ? card : fail("conflict", { message: words.decided });
}

/** The number on the card's form, as what it is: whoever has no other gives an admission number. */
async function numberGiven(tx: Transaction, { matricNumber: number }: Card) {
  const admitted = await tx.$count(students, eq(students.admissionNumber, number));
  return admitted > 0 ? { admissionNumber: number } : { matricNumber: number };
}

async function holderOf(tx: Transaction, { matricNumber }: Card): Promise<string | undefined> {
  const found = await graduateByNumber(tx, matricNumber);
  return found?.student.id;
}

async function correctAddress(
  ctx: Pick<
    Context<(typeof identityCardEndpoints)["decideIdentityCard"]>,
    "caller" | "now" | "services"
  >,
  tx: Transaction,
  card: Card,
): Promise<string> {
  const id = (await holderOf(tx, card)) ?? fail("conflict", { message: words.nobody });
  const [person] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!person) return fail("not_found");
  const { email } = card;
  await tx
    .update(users)
    .set({ email, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id));
  await addressChanged(ctx, tx, { person, email, by: ctx.caller });
  return id;
}
