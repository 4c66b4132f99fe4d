import { changeProgrammeOf } from "@polyportal/domain/department-change/rules";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { departmentChanges } from "../../schema/department-change.ts";
import type { students } from "../../schema/student.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { seededRandom } from "./random.ts";
import { departmentOpeningRows } from "./school.ts";

type Student = typeof students.$inferInsert;
type Change = typeof departmentChanges.$inferInsert;

/** Why somebody wants to go. */
export const reasons = [
  "I keep the accounts of my family’s business and want to learn to do it well.",
  "My health does not let me work in the laboratory.",
  "It is the department for which I applied first.",
];

/** Where a student of that level and department may apply to go. */
export const openTo = ({ levelId, departmentId }: Pick<Student, "levelId" | "departmentId">) => {
  const slug = changeProgrammeOf(levelId);
  return departmentOpeningRows.filter(
    (open) => open.programmeSlug === slug && open.departmentId !== departmentId,
  );
};

/** How the office says no. */
export const refused = {
  state: "refused",
  remark: "The class is full. Apply again next session.",
} as const;

/** Applications that wait or are decided, and one of the demo account's from its first session. */
export async function insertDepartmentChanges(
  tx: Transaction,
  account: Student | undefined,
  others: readonly Student[],
  now = new Date(),
): Promise<void> {
  const random = seededRandom(29);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const rows = others.flatMap((student): Change[] => {
    const open = openTo(student);
    if (open.length === 0 || random.next() > 0.03) return [];
    const decided = random.next() < 0.4;
    return [
      {
        id: uuid(),
        studentId: student.id,
        sessionId: currentSessionId,
        fromDepartmentId: student.departmentId,
        toDepartmentId: random.pick(open).departmentId,
        reason: random.pick(reasons),
        createdAt: daysAgo(20 - random.below(10)),
        ...(decided ? { ...refused, decidedAt: daysAgo(3) } : { state: "pending" }),
      },
    ];
  });
  if (account) {
    rows.push({
      id: uuid(),
      studentId: account.id,
      sessionId: currentSessionId - 2,
      fromDepartmentId: account.departmentId,
      toDepartmentId: 8,
      reason: reasons[0] ?? "",
      createdAt: daysAgo(640),
      decidedAt: daysAgo(620),
      ...refused,
    });
  }
  await insertMany(tx, departmentChanges, rows);
}
