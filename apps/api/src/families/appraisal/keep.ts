import type { appraisalEndpoints } from "@polyportal/api-client/contract/appraisal";
import { ratedOnly } from "@polyportal/domain/appraisal/answers";
import type { Handler } from "../../server/handler.ts";
import { recordAppraisal } from "./record.ts";

/** Keeps the answers so far, for the student alone. */
export const keepAppraisal: Handler<typeof appraisalEndpoints.keepAppraisal> = (
  ctx,
  { courseId, lecturerId, ratings, comment },
) => {
  const draft = { ratings: ratedOnly(ratings), comment };
  return recordAppraisal(ctx, "keepAppraisal", { courseId, lecturerId }, draft);
};
