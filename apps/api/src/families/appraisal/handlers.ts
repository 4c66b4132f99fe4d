import type { appraisalEndpoints } from "@polyportal/api-client/contract/appraisal";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { keepAppraisal } from "./keep.ts";
import { appraisalsOf } from "./queries.ts";
import { sendAppraisal } from "./send.ts";

export const appraisalHandlers = {
  listAppraisals: async (ctx) => {
    const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
    const found = await appraisalsOf(
      ctx.db,
      { studentId: student.id, sessionId: session.id },
      ctx.now,
    );
    // What a student thinks of a lecturer is not for whoever looks in on the account.
    return ctx.caller.impersonatorId ? found.map((one) => ({ ...one, draft: null })) : found;
  },
  keepAppraisal,
  sendAppraisal,
} satisfies Handlers<typeof appraisalEndpoints>;
