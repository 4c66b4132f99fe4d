import type { departmentChangeEndpoints } from "@polyportal/api-client/contract/department-change";
import { departmentChangeRefusal } from "@polyportal/domain/department-change/rules";
import { levelById } from "@polyportal/domain/student/levels";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { applyForDepartmentChange } from "./apply.ts";
import { changesOf, departmentsFor } from "./queries.ts";
import { withdrawDepartmentChange } from "./withdraw.ts";

export const departmentChangeHandlers = {
  getDepartmentChanges: async (ctx) => {
    const current = await studentOf(ctx.db, ctx.caller.userId);
    const { levelId, id } = current.student;
    const applications = await changesOf(ctx.db, id);
    const pending = applications.some(({ state }) => state === "pending");
    return {
      department: current.department,
      level: levelById(levelId).name,
      refusal: departmentChangeRefusal({ levelId, pending }) ?? null,
      departments: await departmentsFor(ctx.db, current),
      applications,
    };
  },
  applyForDepartmentChange,
  withdrawDepartmentChange,
} satisfies Handlers<typeof departmentChangeEndpoints>;
