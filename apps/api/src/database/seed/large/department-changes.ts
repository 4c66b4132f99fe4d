import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { departmentChanges } from "../../schema/department-change.ts";
import { copyRows } from "../../copy-rows.ts";
import { openTo, reasons, refused } from "../demo/department-changes.ts";
import type { HistoryPerson } from "../history/person.ts";
import type { Life } from "./life.ts";

/** Of a hundred who may apply in a session so many do: more than any school's, to measure with. */
const share = 0.25;
const day = 86_400_000;

/** Applications of all sessions; those of the current one may still wait. Nobody has gone. */
export async function insertManyChanges(
  tx: Transaction,
  people: readonly HistoryPerson[],
  { random, joins, calendar, currentSessionId, now }: Life,
): Promise<void> {
  const rows: (typeof departmentChanges.$inferInsert)[] = [];
  for (const person of people) {
    const { student, sessions } = person;
    for (const { sessionId, levelId } of sessions) {
      const open = openTo({ ...student, levelId });
      if (open.length === 0 || !joins(person, share)) continue;
      const createdAt = calendar.feesPaid(sessionId);
      const chance = random.next();
      const pending = sessionId === currentSessionId && chance < 0.6;
      const decision = chance < 0.9 ? refused : ({ state: "withdrawn", remark: "" } as const);
      rows.push({
        id: uuid(),
        studentId: student.id,
        sessionId,
        fromDepartmentId: student.departmentId,
        toDepartmentId: random.pick(open).departmentId,
        reason: random.pick(reasons),
        createdAt,
        ...(pending ? { state: "pending", remark: "" } : decision),
        decidedAt: pending
          ? null
          : new Date(Math.min(createdAt.getTime() + 14 * day, now.getTime())),
      });
    }
  }
  await copyRows(tx, departmentChanges, rows);
}
