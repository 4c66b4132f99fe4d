import type { departmentChangeEndpoints } from "@polyportal/api-client/contract/department-change";
import { departmentChangeRefusal } from "@polyportal/domain/department-change/rules";
import { v7 as uuid } from "uuid";
import { departmentChanges } from "../../database/schema/department-change.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { changesOf, departmentsFor } from "./queries.ts";

/** Applies for another department. */
export const applyForDepartmentChange: Handler<
  typeof departmentChangeEndpoints.applyForDepartmentChange
> = async (ctx, { departmentId, reason }) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const { student, session } = current;
  // Whether one is pending, the table's own index says: two tabs may ask at once.
  const refusal = departmentChangeRefusal({ levelId: student.levelId, pending: false });
  if (refusal) fail("department_change_last_level");
  const open = await departmentsFor(ctx.db, current);
  if (!open.some(({ id }) => id === departmentId)) fail("department_not_open");
  return ctx.change(async ({ tx, audit }) => {
    const [row] = await tx
      .insert(departmentChanges)
      .values({
        id: uuid(),
        studentId: student.id,
        sessionId: session.id,
        fromDepartmentId: student.departmentId,
        toDepartmentId: departmentId,
        reason,
        state: "pending",
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: departmentChanges.id });
    if (!row) fail("department_change_pending");
    audit({
      action: "applyForDepartmentChange",
      subject: "department-change",
      subjectId: row.id,
      after: { from: student.departmentId, to: departmentId, reason },
    });
    const made = (await changesOf(tx, student.id)).find(({ id }) => id === row.id);
    return made ?? fail("server_error");
  });
};
