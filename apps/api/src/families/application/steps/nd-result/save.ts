import { ndResultSchema } from "@polyportal/domain/application/steps/nd-result/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import { schoolYears } from "@polyportal/domain/application/years";
import { applicationNdResults } from "../../../../database/schema/application.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { askedBy } from "../../checks.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { replaceRows } from "../../replace-rows.ts";
import { parseStep, saveStep } from "../save-step.ts";

/** The ND result of applicants to a higher diploma. */
export const saveNdResult: Handler<Endpoints["saveNdResult"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "nd-result") ?? fail("not_found");
  const { yearOfGraduationId, ...result } = parseStep(ndResultSchema, input);
  if (!schoolYears(ctx.now).includes(String(yearOfGraduationId))) {
    const asked = askedBy(ndResultSchema, {});
    fail("invalid_input", { fields: { yearOfGraduationId: asked("yearOfGraduationId") } });
  }
  // The year itself is the id.
  const after = { ...result, yearOfGraduation: yearOfGraduationId };

  return saveStep(ctx, "saveNdResult", step, input, async (tx, { id: applicationId }) => {
    const [before] = await replaceRows(tx, applicationNdResults, applicationId, [
      { applicationId, ...after },
    ]);
    return { before, after };
  });
};
