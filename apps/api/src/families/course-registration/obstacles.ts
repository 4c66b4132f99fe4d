import { feeItemsFor, type FeePlace } from "@polyportal/domain/fees/items";
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

/** For which semester, and where the student stands in it. */
type AskedAtPlace = FeePlace & { sessionId: number; semester: Semester };

const latePurpose = "course-registration";

/** The lines of the late fee, of every session of some students. */
export const lateFeeTableOf = (db: Reader, studentIds: readonly string[]) =>
  feeTableOf(db, latePurpose, studentIds);

/**
 * The late registration fee, where the school asks for one and it has not been paid: one for the
 * semester, or one for the session.
 */
export async function lateFeeOwed(
  db: Reader,
  studentId: string,
  asked: AskedAtPlace,
): Promise<Obstacle[]> {
  const [table, live] = await Promise.all([
    lateFeeTableOf(db, [studentId]),
    liveInvoicesOf(db, studentId),
  ]);
  return lateFeeOwedIn(asked, { table, live });
}

/** The same of what is read already. */
export function lateFeeOwedIn(asked: AskedAtPlace, { table, live }: LateFeeFacts): Obstacle[] {
  const items = table.filter(({ sessionId }) => sessionId === asked.sessionId);
  const isAsked = feeItemsFor(items, asked).length > 0;
  const isPaid = live.some(
    (invoice) =>
      invoice.purpose === latePurpose &&
      invoice.state === "paid" &&
      invoice.sessionId === asked.sessionId &&
      (invoice.item === "" || invoice.item === asked.semester),
  );
  return isAsked && !isPaid ? [{ kind: "late-fee", text: lateFeeMissing }] : [];
}
