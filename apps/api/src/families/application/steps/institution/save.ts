import { institutionSchema } from "@polyportal/domain/application/steps/institution/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import { schoolYears } from "@polyportal/domain/application/years";
import { applicationInstitutions } from "../../../../database/schema/application.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { askedBy } from "../../checks.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { replaceRows } from "../../replace-rows.ts";
import { parseStep, saveStep } from "../save-step.ts";

/** Educational history: the institution attended. */
export const saveInstitution: Handler<Endpoints["saveInstitution"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "institution") ?? fail("not_found");
  const values = parseStep(institutionSchema, input);
  const asked = askedBy(institutionSchema, {});
  const years = schoolYears(ctx.now);
  const unknown = (["dateFrom", "dateTo"] as const).filter((name) => !years.includes(values[name]));
  if (unknown.length > 0) {
    fail("invalid_input", {
      fields: Object.fromEntries(unknown.map((name) => [name, asked(name)])),
    });
  }
  const after = { ...values, dateFrom: Number(values.dateFrom), dateTo: Number(values.dateTo) };

  return saveStep(ctx, "saveInstitution", step, input, async (tx, { id: applicationId }) => {
    const [before] = await replaceRows(tx, applicationInstitutions, applicationId, [
      { applicationId, ...after },
    ]);
    return { before, after };
  });
};
