import type { putmeResultEndpoints } from "@polyportal/api-client/contract/putme-result";
import { aggregateOf } from "@polyportal/domain/putme-result/aggregate";
import { cellOf, scoreOf } from "@polyportal/domain/putme-result/score";
import { eq } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { divisorsOf, utmeOf } from "../application-setup/reckon-aggregates.ts";

type Endpoints = typeof putmeResultEndpoints;

/** A result, for nobody else to change meanwhile, with its application. */
async function lockResult(tx: Transaction, id: string) {
  const [result] = await tx
    .select()
    .from(putmeResults)
    .where(eq(putmeResults.id, id))
    .for("update");
  if (!result) return fail("not_found");
  const [of] = await tx
    .select({ application: applications, utme: utmeOf })
    .from(applications)
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(eq(applications.id, result.applicationId));
  if (!of || of.application.deletedAt) return fail("not_found");
  return { result, ...of };
}

/** Corrects a result. It counts as imported by who does it: one that was released, somebody else releases again. */
export const correctPutmeResult: Handler<Endpoints["correctPutmeResult"]> = async (
  { caller, change, now },
  { id, revision, score: typed, venue, reason },
) => {
  await change(async ({ tx, audit }) => {
    const { result, application, utme } = await lockResult(tx, id);
    if (result.revision !== revision) {
      return failWithConflict(tx, {
        subject: "putmeResult",
        subjectId: id,
        actions: [
          "correctPutmeResult",
          "withholdPutmeResult",
          "giveBackPutmeResult",
          "importChange",
        ],
      });
    }
    const { programmeSlug: slug, sessionId, applicationNumber: number } = application;
    const score = scoreOf(typed);
    const aggregate = aggregateOf(utme, score, await divisorsOf(tx, { slug, sessionId }));
    await tx
      .update(putmeResults)
      .set({
        score,
        venue,
        aggregate,
        uploadedBy: caller.userId,
        releasedAt: null,
        updatedAt: now,
        revision: revision + 1,
      })
      .where(eq(putmeResults.id, id));
    const told = (one: Pick<typeof result, "score" | "venue" | "aggregate">) => ({
      score: cellOf(one.score),
      venue: one.venue,
      aggregate: one.aggregate,
    });
    audit({
      action: "correctPutmeResult",
      subject: "putmeResult",
      subjectId: id,
      before: { ...told(result), releasedAt: result.releasedAt?.toISOString() ?? null },
      after: { number, ...told({ score, venue, aggregate }), releasedAt: null },
      reason,
    });
  });
  return {};
};

/** Keeps a result back, or no longer. What stands as it is asked for is left as it is. */
export const withholdPutmeResult: Handler<Endpoints["withholdPutmeResult"]> = async (
  { change, now },
  { id, withhold, reason },
) => {
  await change(async ({ tx, audit }) => {
    const { result, application } = await lockResult(tx, id);
    if ((result.withheldAt !== null) === withhold) return;
    const withheldAt = withhold ? now : null;
    await tx
      .update(putmeResults)
      .set({ withheldAt, revision: result.revision + 1 })
      .where(eq(putmeResults.id, id));
    audit({
      action: withhold ? "withholdPutmeResult" : "giveBackPutmeResult",
      subject: "putmeResult",
      subjectId: id,
      before: { withheldAt: result.withheldAt?.toISOString() ?? null },
      after: {
        number: application.applicationNumber,
        withheldAt: withheldAt?.toISOString() ?? null,
      },
      reason,
    });
  });
  return {};
};
