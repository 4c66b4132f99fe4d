import { sql, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { registrationExceptions } from "../../database/schema/course-registration.ts";
import type { Asked } from "./queries.ts";

type Opening = Asked & {
  readonly until: Date;
  readonly lateFee: boolean;
  readonly reason: string;
  readonly openedBy: string;
  readonly openedAt: Date;
  readonly anew: boolean;
};

/** It had ended before it is opened again. */
const over = sql`registration_exceptions.until <= excluded.opened_at`;

/** What is written anew where that holds, else what stands. */
const newWhere = (anew: SQL, column: string): SQL =>
  sql`case when ${anew} then ${sql.raw(`excluded.${column}`)}
    else ${sql.raw(`registration_exceptions.${column}`)} end`;

/**
 * Opens a semester for students alone; what is open for longer already stays so. The late fee and the
 * reason of one that is open still are kept, unless an officer opens it `anew`.
 */
export async function openAlone(
  tx: Transaction,
  studentIds: readonly string[],
  { anew, ...opening }: Opening,
): Promise<void> {
  const { studentId, sessionId, semester } = registrationExceptions;
  const replaced = anew ? sql`true` : over;
  await tx
    .insert(registrationExceptions)
    .values(studentIds.map((one) => ({ id: uuid(), studentId: one, ...opening })))
    .onConflictDoUpdate({
      target: [studentId, sessionId, semester],
      set: {
        until: sql`greatest(registration_exceptions.until, excluded.until)`,
        openedAt: newWhere(over, "opened_at"),
        lateFee: newWhere(replaced, "late_fee"),
        reason: newWhere(replaced, "reason"),
        openedBy: newWhere(replaced, "opened_by"),
      },
    });
}
