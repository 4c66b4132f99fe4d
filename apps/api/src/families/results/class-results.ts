import type { compositeEndpoints } from "@polyportal/api-client/contract/results-composite";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { getCompositeResults } from "./composite-paper.ts";
import { downloadComposite } from "./download-composite.ts";
import { statementOf } from "./get-semester-results.ts";
import { readsResultsOf } from "./reads-results-of.ts";

/** A student's results as the student sees them, for readers of the student's class. */
const getStudentResults: Handler<(typeof compositeEndpoints)["getStudentResults"]> = async (
  ctx,
  { studentId, ...key },
) => {
  if (!(await readsResultsOf(ctx, studentId, key.sessionId))) return fail("not_found");
  return statementOf(ctx, studentId, key);
};

/** The results of a class and of its students. */
export const compositeHandlers = {
  getCompositeResults,
  downloadComposite,
  getStudentResults,
} satisfies Handlers<typeof compositeEndpoints>;
