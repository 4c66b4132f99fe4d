import { nextStep } from "@polyportal/domain/application/steps";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { completedLetter } from "./letters.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { updateApplication } from "./queries.ts";
import { changedSince, lockOpen } from "./save-step.ts";

/**
 * Sends the application: every section is saved, and none since it was read back. From then on
 * nothing is changed any more; the applicant is told.
 */
export const sendApplication: Handler<Endpoints["sendApplication"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const { caller, now, programme } = ctx;
  const { outbox, config } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    const application = await lockOpen(tx, caller.applicationId);
    const { id, saved, savedAt } = application;
    if (nextStep(programme, saved)) fail("section_incomplete");
    for (const { kind } of programme.steps) {
      const seen = Date.parse(input.seen[kind] ?? "");
      if (seen !== savedAt[kind]?.getTime()) changedSince(savedAt[kind]);
    }
    await updateApplication(tx, id, { completedAt: now });
    audit({ action: "sendApplication", subject: "application", subjectId: id, after: input.seen });
    await outbox.mail(tx, completedLetter(application, programme, config));
  });
  return { completedAt: now.toISOString() };
};
