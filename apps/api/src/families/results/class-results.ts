import type { compositeEndpoints } from "@polyportal/api-client/contract/results-composite";
import { readsClass, readsUnpublished } from "@polyportal/domain/results/composite";
import { fail } from "../../server/failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { classOfStudent, classReaderOf, membersOf } from "./class-reader.ts";
import { getCompositeResults } from "./composite-paper.ts";
import { downloadComposite } from "./download-composite.ts";
import { statementOf } from "./get-semester-results.ts";

/** The student's own answer, for whoever reads the class in which the student was. */
const getStudentResults: Handler<(typeof compositeEndpoints)["getStudentResults"]> = async (
  ctx,
  { studentId, ...key },
) => {
  const { db, caller } = ctx;
  const own = await classOfStudent(db, studentId, key.sessionId);
  const found = own && (await classReaderOf(db, caller, own));
  if (!found || !readsClass(found.who)) return fail("not_found");
  const adviserId = readsUnpublished(found.who) ? undefined : caller.userId;
  const [member] = await membersOf(db, own, { adviserId, studentId });
  if (!member) return fail("not_found");
  return statementOf(ctx, studentId, key);
};

/** The results of a class, and of one of its students. */
export const compositeHandlers = {
  getCompositeResults,
  downloadComposite,
  getStudentResults,
} satisfies Handlers<typeof compositeEndpoints>;
