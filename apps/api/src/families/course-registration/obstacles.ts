import { feeItemsFor } from "@polyportal/domain/fees/items";
import { feeObstacles } from "@polyportal/domain/fees/standing";
import { lateFeeMissing } from "@polyportal/domain/messages/course-registration";
import { feeObstacleSentences } from "@polyportal/domain/messages/fees";
import type { Semester } from "@polyportal/domain/course-registration/course";
import type { RegistrationObstacle } from "@polyportal/domain/course-registration/obstacles";
import type { Reader } from "../../database/connect.ts";
import { feeTableOf, liveInvoicesOf } from "../fees/queries.ts";
import { feeStandingOf } from "../fees/standing.ts";
import type { CurrentStudent } from "../student/current.ts";

/** What has to be paid before courses can be registered. */
export type Obstacle = { kind: RegistrationObstacle; text: string };

/** What of the school fees keeps a student from registering in a session. */
export async function feesMissing(
  db: Reader,
  current: CurrentStudent,
  sessionId: number,
): Promise<Obstacle[]> {
  const standing = await feeStandingOf(db, current, sessionId);
  return feeObstacles(standing).map((kind) => ({
    kind,
    text: feeObstacleSentences[kind](standing),
  }));
}

/**
 * The late registration fee, where the school asks for one and it has not been paid: one for the
 * semester, or one for the session.
 */
export async function lateFeeOwed(
  db: Reader,
  { student }: CurrentStudent,
  asked: { sessionId: number; semester: Semester; levelId: number },
): Promise<Obstacle[]> {
  const purpose = "course-registration";
  const [table, live] = await Promise.all([
    feeTableOf(db, { ...student, purpose }),
    liveInvoicesOf(db, student.id),
  ]);
  const items = table.filter(({ sessionId }) => sessionId === asked.sessionId);
  const isAsked = feeItemsFor(items, { ...student, levelId: asked.levelId }).length > 0;
  const isPaid = live.some(
    (invoice) =>
      invoice.purpose === purpose &&
      invoice.state === "paid" &&
      invoice.sessionId === asked.sessionId &&
      (invoice.item === "" || invoice.item === asked.semester),
  );
  return isAsked && !isPaid ? [{ kind: "late-fee", text: lateFeeMissing }] : [];
}
