import { idOf } from "@polyportal/domain/application/steps";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { saveStep } from "../save-step.ts";

/** Saves a section that consists only of fields in its definition. */
export const saveForm: Handler<Endpoints["saveForm"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step =
    ctx.programme.steps.find((one) => idOf(one) === `form:${input.form}`) ?? fail("not_found");
  return saveStep(ctx, "saveForm", step, input, async () => ({ before: {}, after: {} }));
};
