import type { degreeChangeEndpoints } from "@polyportal/api-client/contract/degree-change";
import { isConcerned } from "@polyportal/domain/fees/concerned";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { degreeChangesOf } from "./queries.ts";

export const degreeChangeHandlers = {
  listDegreeChanges: async ({ db, caller }) => {
    const { student } = await studentOf(db, caller.userId);
    if (!isConcerned(student.studentTypeId, "change-of-degree")) fail("fee_not_for_student");
    const requests = await degreeChangesOf(db).execute({ studentId: student.id });
    return requests.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      decidedAt: one.decidedAt?.toISOString() ?? null,
    }));
  },
} satisfies Handlers<typeof degreeChangeEndpoints>;
