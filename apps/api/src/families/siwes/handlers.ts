import type { siwesEndpoints } from "@polyportal/api-client/contract/siwes";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { getSiwesPreview } from "./preview.ts";
import { recordOf } from "./queries.ts";
import { savePlacement } from "./save-placement.ts";
import { saveWeek } from "./save-week.ts";
import { viewOf } from "./view.ts";

export const siwesHandlers = {
  getSiwes: async (ctx) => {
    const current = await studentOf(ctx.db, ctx.caller.userId);
    const { student, session } = current;
    const record = await recordOf(ctx.db, { studentId: student.id, sessionId: session.id });
    return viewOf(current, record, ctx.now);
  },
  getSiwesPreview,
  saveSiwesPlacement: savePlacement,
  saveSiwesWeek: saveWeek,
} satisfies Handlers<typeof siwesEndpoints>;
