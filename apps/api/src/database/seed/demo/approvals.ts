import { approvalDays } from "@polyportal/domain/approval/acts";
import { fullName } from "@polyportal/domain/format/name";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { userMessages } from "@polyportal/domain/messages/users";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { approvals } from "../../schema/approval.ts";
import type { users } from "../../schema/users.ts";
import { departmentRows, facultyRows } from "./school.ts";

const day = 86_400_000;

/** What the administrator has asked for: a role that decides, and a department's other faculty. */
export async function insertApprovals(
  tx: Transaction,
  accounts: readonly (typeof users.$inferInsert)[],
): Promise<void> {
  const accountOf = (userName: string) => {
    const found = accounts.find((account) => account.userName === userName);
    if (!found) throw new Error(`No demo account is called ${userName}.`);
    return found;
  };
  const acting = accountOf("student.affairs");
  const department = departmentRows.find(({ code }) => code === "CTE");
  const [from, to] = ["SET", "SSC"].map((code) => facultyRows.find((one) => one.code === code));
  if (!department || !from || !to) throw new Error("The demo school has no Computer Engineering.");
  const asked = (daysAgo: number) => ({
    id: uuid(),
    requesterId: accountOf("administrator").id,
    requestedAt: new Date(Date.now() - daysAgo * day),
    lapsesAt: new Date(Date.now() + (approvalDays - daysAgo) * day),
  });
  const { move, columns: units } = schoolSetupMessages;
  await tx.insert(approvals).values([
    {
      ...asked(1),
      act: "approvingRole",
      subject: "user",
      subjectId: acting.id,
      title: userMessages.roleRequest(fullName(acting), "registrar", true),
      payload: { kind: "further", id: acting.id, role: "registrar", has: true },
      before: { [userMessages.columns.role]: acting.role },
      after: { [userMessages.columns.role]: `${acting.role}, registrar` },
      reason: "The registrar is on leave until the end of the month.",
      concerned: [acting.id],
    },
    {
      ...asked(2),
      act: "moveDepartment",
      subject: "department",
      subjectId: String(department.id),
      title: move.request(department.name, to.name),
      payload: { id: department.id, from: from.id, to: to.id },
      before: { [units.faculty]: from.name },
      after: { [units.faculty]: to.name },
      reason: "The council moves the department beside Computer Science from this session.",
      concerned: [],
    },
  ]);
}
