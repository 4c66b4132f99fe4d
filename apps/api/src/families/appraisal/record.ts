import { canAppraise } from "@polyportal/domain/appraisal/states";
import { ne } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { appraisals } from "../../database/schema/appraisal.ts";
import { fail } from "../../server/failure.ts";
import { appraisalOf, type Subject } from "./queries.ts";

type Student = { studentId: string; sessionId: number };
type State = Pick<typeof appraisals.$inferInsert, "state" | "draft" | "updatedAt">;

/** Records how far a student is with an appraisal. Fails where it is not the student's, or is sent. */
export async function record(
  tx: Transaction,
  student: Student,
  subject: Subject,
  state: State,
): Promise<void> {
  const found = (await appraisalOf(tx, student, subject)) ?? fail("appraisal_not_registered");
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
