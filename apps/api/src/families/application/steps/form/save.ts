import { idOf } from "@polyportal/domain/application/steps";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { saveStep } from "../save-step.ts";

/** A section that is data alone: what it may hold, its definition says. */
export const saveForm: Handler<Endpoints["saveForm"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step =
    ctx.programme.steps.find((one) => idOf(one) === `form:${input.form}`) ?? fail("not_found");
  return saveStep(ctx, "saveForm", step, input, async () => ({ before: {}, after: {} }));
};
