import type { appraisalEndpoints } from "@polyportal/api-client/contract/appraisal";
import { ratedOnly } from "@polyportal/domain/appraisal/answers";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { appraisalOf } from "./queries.ts";
import { record } from "./record.ts";

/** Keeps the answers so far, for the student alone. */
export const keepAppraisal: Handler<typeof appraisalEndpoints.keepAppraisal> = async (
  ctx,
  { courseId, lecturerId, ratings, comment },
) => {
  if (ctx.caller.impersonatorId) fail("forbidden");
  const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
  const whose = { studentId: student.id, sessionId: session.id };
  const subject = { courseId, lecturerId };
  return ctx.change(async ({ tx, audit }) => {
    const draft = { ratings: ratedOnly(ratings), comment };
    await record(tx, whose, subject, { state: "in-progress", draft, updatedAt: ctx.now });
    // That it was kept, not what it says.
    audit({
      action: "keepAppraisal",
      subject: "appraisal",
      subjectId: `${session.id}:${courseId}:${lecturerId}`,
    });
    return (await appraisalOf(tx, whose, subject)) ?? fail("appraisal_not_registered");
  });
};
