import type { awaitedProofEndpoints } from "@polyportal/api-client/contract/application-proofs";
import { proofOf } from "@polyportal/domain/application/awaiting";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { eq } from "drizzle-orm";
import { applications } from "../../database/schema/application.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { proofLetter } from "./letters.ts";
import { awaitedProofSource } from "./list-proofs.ts";

type Endpoints = typeof awaitedProofEndpoints;

/** Notes that an awaited paper has arrived and tells the applicant, or reverts that. */
const noteProof: Handler<Endpoints["noteProof"]> = async (ctx, { id, received, reason }) => {
  await ctx.change(async ({ tx, audit }) => {
    const [application] = await tx
      .select()
      .from(applications)
      .where(eq(applications.id, id))
      .for("update");
    const awaited = application?.completedAt && proofOf(definedBy(application));
    if (!application || !awaited) return fail("not_found");
    if ((application.proofReceivedAt !== null) === received) fail("already_decided");
    const proofReceivedAt = received ? ctx.now : null;
    await tx.update(applications).set({ proofReceivedAt }).where(eq(applications.id, id));
    const proof = awaitedWords[awaited];
    audit({
      action: received ? "noteProof" : "takeBackProof",
      subject: "application",
      subjectId: id,
      after: { proof },
      reason,
    });
    if (received) {
      const { config, outbox } = ctx.services;
      await outbox.mail(tx, proofLetter(application, proof, config));
    }
  });
  return {};
};

/** Officials note papers that other institutions send about applicants. */
export const awaitedProofHandlers = {
  listAwaitedProofs: pageOf(awaitedProofSource),
  noteProof,
} satisfies Handlers<Endpoints>;
