import {
  knownAddresses,
  refereeRefusals,
} from "@polyportal/domain/application/steps/referees/refusals";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { nameReferees } from "../../../referee/name.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { saveStep } from "../save-step.ts";

/** Saves the applicant's referees. */
export const saveReferees: Handler<Endpoints["saveReferees"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "referees") ?? fail("not_found");
  return saveStep(ctx, "saveReferees", step, input, async (tx, application, answers) => {
    const known = knownAddresses(step.notOf, application.answers);
    const refused = refereeRefusals(refereesIn(answers), application, known);
    if (refused.length > 0) {
      const said = refused.map(({ path: [at, field], message }) => [
        `answers.referees.${at}.${field}`,
        message,
      ]);
      fail("invalid_input", { fields: Object.fromEntries(said) });
    }
    await nameReferees(tx, application.id, refereesIn(answers), ctx.now);
    return { before: {}, after: {} };
  });
};
