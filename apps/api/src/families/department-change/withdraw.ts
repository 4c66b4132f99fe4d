import type { departmentChangeEndpoints } from "@polyportal/api-client/contract/department-change";
import { and, eq } from "drizzle-orm";
import { departmentChanges } from "../../database/schema/department-change.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { changesOf } from "./queries.ts";

/** Withdraws the student's own application; another's does not exist for the caller. */
export const withdrawDepartmentChange: Handler<
  typeof departmentChangeEndpoints.withdrawDepartmentChange
> = async (ctx, { id }) => {
  const { student } = await studentOf(ctx.db, ctx.caller.userId);
  return ctx.change(async ({ tx, audit }) => {
    const own = and(eq(departmentChanges.id, id), eq(departmentChanges.studentId, student.id));
    const [withdrawn] = await tx
      .update(departmentChanges)
      .set({ state: "withdrawn", decidedAt: ctx.now })
      .where(and(own, eq(departmentChanges.state, "pending")))
      .returning({ id: departmentChanges.id });
    const application =
      (await changesOf(tx, student.id)).find((one) => one.id === id.toLowerCase()) ??
      fail("not_found");
    if (!withdrawn) fail("department_change_decided");
    audit({
      action: "withdrawDepartmentChange",
      subject: "department-change",
      subjectId: withdrawn.id,
      before: { state: "pending" },
      after: { state: "withdrawn" },
    });
    return application;
  });
};
