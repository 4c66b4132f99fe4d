import { canAppraise } from "@polyportal/domain/appraisal/states";
import { ne } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { appraisals, type AppraisalAnswers } from "../../database/schema/appraisal.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Context } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { appraisalOf, type Subject } from "./queries.ts";

type Asked = Pick<Context, "db" | "change" | "now"> & { readonly caller: UserCaller };

/**
 * Records how far the caller is with an appraisal, and answers it: kept with a draft, or sent without
 * one, and then with what `alongside` writes in the same transaction.
 */
export async function recordAppraisal(
  ctx: Asked,
  action: "keepAppraisal" | "sendAppraisal",
  subject: Subject,
  draft: AppraisalAnswers | null,
  alongside?: (tx: Transaction, about: Subject & { sessionId: number }) => Promise<void>,
) {
  // An impersonator acts for a student in much, but has no opinion in the student's place.
  if (ctx.caller.impersonatorId) fail("forbidden");
  const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
  const whose = { studentId: student.id, sessionId: session.id };
  return ctx.change(async ({ tx, audit }) => {
    const state = draft ? ("in-progress" as const) : ("completed" as const);
    await write(tx, whose, subject, { state, draft, updatedAt: ctx.now });
    await alongside?.(tx, { ...subject, sessionId: session.id });
    // That it was kept or sent, not what it says.
    const { courseId, lecturerId } = subject;
    const subjectId = `${session.id}:${courseId}:${lecturerId}`;
    audit({ action, subject: "appraisal", subjectId });
    return (await appraisalOf(tx, whose, subject, ctx.now)) ?? fail("appraisal_not_registered");
  });
}

type Student = { studentId: string; sessionId: number };
type State = Pick<typeof appraisals.$inferInsert, "state" | "draft" | "updatedAt">;

/** Fails where it is not the student's to appraise, is not open yet, or is sent. */
async function write(
  tx: Transaction,
  student: Student,
  subject: Subject,
  state: State,
): Promise<void> {
  const found =
    (await appraisalOf(tx, student, subject, state.updatedAt)) ?? fail("appraisal_not_registered");
  if (!found.open) fail("appraisal_not_open");
  if (!canAppraise(found.state)) fail("appraisal_sent");
  const [written] = await tx
    .insert(appraisals)
    .values({ ...student, ...subject, ...state })
    .onConflictDoUpdate({
      target: [
        appraisals.studentId,
        appraisals.courseId,
        appraisals.lecturerId,
        appraisals.sessionId,
      ],
      set: state,
      // Of two tabs that send at once, one does.
      setWhere: ne(appraisals.state, "completed"),
    })
    .returning({ state: appraisals.state });
  if (!written) fail("appraisal_sent");
}
