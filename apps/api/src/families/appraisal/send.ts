import type { appraisalEndpoints } from "@polyportal/api-client/contract/appraisal";
import { ratedOnly } from "@polyportal/domain/appraisal/answers";
import { and, eq } from "drizzle-orm";
import { v4 as randomUuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { appraisalAnswers } from "../../database/schema/appraisal.ts";
import type { Handler } from "../../server/handler.ts";
import type { Subject } from "./queries.ts";
import { recordAppraisal } from "./record.ts";

/** Sends an appraisal: the student's record says that it is sent, another table what it says. */
export const sendAppraisal: Handler<typeof appraisalEndpoints.sendAppraisal> = (
  ctx,
  { courseId, lecturerId, ratings, comment },
) =>
  recordAppraisal(ctx, "sendAppraisal", { courseId, lecturerId }, null, async (tx, about) => {
    await tx
      .insert(appraisalAnswers)
      .values({ id: randomUuid(), ...about, ratings: ratedOnly(ratings), comment });
    await shuffle(tx, about);
  });

/**
 * Writes a lecturer's answers anew in random order. In the order in which they came, or by the
 * transaction that wrote each, they could be laid beside the records of who sent when.
 */
async function shuffle(tx: Transaction, about: Subject & { sessionId: number }): Promise<void> {
  const taken = await tx
    .delete(appraisalAnswers)
    .where(
      and(
        eq(appraisalAnswers.lecturerId, about.lecturerId),
        eq(appraisalAnswers.courseId, about.courseId),
        eq(appraisalAnswers.sessionId, about.sessionId),
      ),
    )
    .returning();
  // The ids are random, and a new one each time tells less than one that stays.
  const rows = taken
    .map((row) => ({ ...row, id: randomUuid() }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (rows.length > 0) await tx.insert(appraisalAnswers).values(rows);
}
