import type { appraisalEndpoints } from "@polyportal/api-client/contract/appraisal";
import { ratedOnly } from "@polyportal/domain/appraisal/answers";
import { and, eq } from "drizzle-orm";
import { v4 as randomUuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { appraisalAnswers } from "../../database/schema/appraisal.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { appraisalOf, type Subject } from "./queries.ts";
import { record } from "./record.ts";

/** Sends an appraisal: the student's record says that it is sent, another table what it says. */
export const sendAppraisal: Handler<typeof appraisalEndpoints.sendAppraisal> = async (
  ctx,
  { courseId, lecturerId, ratings, comment },
) => {
  // An impersonator acts for a student in much, but has no opinion in the student's place.
  if (ctx.caller.impersonatorId) fail("forbidden");
  const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
  const whose = { studentId: student.id, sessionId: session.id };
  const subject = { courseId, lecturerId };
  return ctx.change(async ({ tx, audit }) => {
    await record(tx, whose, subject, { state: "completed", draft: null, updatedAt: ctx.now });
    const about = { ...subject, sessionId: session.id };
    await tx
      .insert(appraisalAnswers)
      .values({ id: randomUuid(), ...about, ratings: ratedOnly(ratings), comment });
    await shuffle(tx, about);
    // That it was sent, not what it says.
    audit({
      action: "sendAppraisal",
      subject: "appraisal",
      subjectId: `${session.id}:${courseId}:${lecturerId}`,
    });
    return (await appraisalOf(tx, whose, subject)) ?? fail("appraisal_not_registered");
  });
};

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
