import { feeItemsFor } from "@polyportal/domain/fees/items";
import { feeObstacles, type FeeBalance } from "@polyportal/domain/fees/balance";
import { lateFeeMissing } from "@polyportal/domain/messages/course-registration";
import { feeObstacleSentences } from "@polyportal/domain/messages/fees";
import type { Semester } from "@polyportal/domain/course-registration/course";
import type { RegistrationObstacle } from "@polyportal/domain/course-registration/obstacles";
import type { Reader } from "../../database/connect.ts";
import { feeTableOf, liveInvoicesOf, type LiveInvoice } from "../fees/queries.ts";
import { feeBalanceOf } from "../fees/balance.ts";
import type { CurrentStudent } from "../student/current.ts";

/** What has to be paid before courses can be registered. */
export type Obstacle = { kind: RegistrationObstacle; text: string };

/** What of the school fees keeps a student from registering in a session. */
export async function feesMissing(
  db: Reader,
  current: CurrentStudent,
  sessionId: number,
): Promise<Obstacle[]> {
  return feesMissingIn(await feeBalanceOf(db, current, sessionId));
}

/** The same of a standing that is known. */
export const feesMissingIn = (standing: FeeBalance): Obstacle[] =>
  feeObstacles(standing).map((kind) => ({ kind, text: feeObstacleSentences[kind](standing) }));

/** What the school asks for late registration, and what a student has paid or can pay. */
type LateFeeFacts = {
  readonly table: Awaited<ReturnType<typeof feeTableOf>>;
  readonly live: readonly LiveInvoice[];
};

/** For which semester, and at which level the student is in it. */
type AskedAtLevel = { sessionId: number; semester: Semester; levelId: number };

const latePurpose = "course-registration";

/** The lines of the late fee, of every session. */
export const lateFeeTableOf = (
  db: Reader,
  student: { studentTypeId: number; departmentId: number },
) => feeTableOf(db, { ...student, purpose: latePurpose });

/**
 * The late registration fee, where the school asks for one and it has not been paid: one for the
 * semester, or one for the session.
 */
export async function lateFeeOwed(
  db: Reader,
  { student }: CurrentStudent,
  asked: AskedAtLevel,
): Promise<Obstacle[]> {
  const [table, live] = await Promise.all([
    lateFeeTableOf(db, student),
    liveInvoicesOf(db, student.id),
  ]);
  return lateFeeOwedIn(student, asked, { table, live });
}

/** The same of what is read already. */
export function lateFeeOwedIn(
  student: Pick<CurrentStudent["student"], "studentTypeId" | "departmentId">,
  asked: AskedAtLevel,
  { table, live }: LateFeeFacts,
): Obstacle[] {
  const items = table.filter(({ sessionId }) => sessionId === asked.sessionId);
  const isAsked = feeItemsFor(items, { ...student, levelId: asked.levelId }).length > 0;
  const isPaid = live.some(
    (invoice) =>
      invoice.purpose === latePurpose &&
      invoice.state === "paid" &&
      invoice.sessionId === asked.sessionId &&
      (invoice.item === "" || invoice.item === asked.semester),
  );
  return isAsked && !isPaid ? [{ kind: "late-fee", text: lateFeeMissing }] : [];
}
