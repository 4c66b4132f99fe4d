import { and, asc, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { siwesPlacements, siwesWeeks } from "../../database/schema/siwes.ts";

type Whose = { studentId: string; sessionId: number };

const placementOf = prepared((db) =>
  db
    .select()
    .from(siwesPlacements)
    .where(
      and(
        eq(siwesPlacements.studentId, sql.placeholder("studentId")),
        eq(siwesPlacements.sessionId, sql.placeholder("sessionId")),
      ),
    )
    .prepare("siwes_placement"),
);

const weeksOf = prepared((db) =>
  db
    .select()
    .from(siwesWeeks)
    .where(eq(siwesWeeks.placementId, sql.placeholder("placementId")))
    .orderBy(asc(siwesWeeks.week))
    .prepare("siwes_weeks"),
);

/** A student's placement in a session and the weeks written so far. */
export async function recordOf(db: Reader, whose: Whose) {
  const [placement] = await placementOf(db).execute(whose);
  if (!placement) return undefined;
  return { placement, written: await weeksOf(db).execute({ placementId: placement.id }) };
}

export type SiwesRecord = Awaited<ReturnType<typeof recordOf>>;

/** The same, held until the transaction ends: dates and weeks change one after the other. */
export async function lockedRecord(tx: Transaction, whose: Whose): Promise<SiwesRecord> {
  await tx
    .select({ id: siwesPlacements.id })
    .from(siwesPlacements)
    .where(
      and(
        eq(siwesPlacements.studentId, whose.studentId),
        eq(siwesPlacements.sessionId, whose.sessionId),
      ),
    )
    .for("update");
  return recordOf(tx, whose);
}
