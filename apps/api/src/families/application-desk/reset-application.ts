import type { applicationDeskEndpoints } from "@polyportal/api-client/contract/application-desk";
import { wordsOfReset } from "@polyportal/domain/application-desk/typed-words";
import { idOf, stepsFor } from "@polyportal/domain/application/steps";
import { applicationDeskMessages } from "@polyportal/domain/messages/application-desk";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { Services } from "../../server/services.ts";
import { reopenedLetter } from "../application/letters.ts";
import { lockApplication, reopenSteps, updateApplication } from "../application/queries.ts";
import { withdrawDocuments } from "../document/withdraw.ts";

const { reset: words, needed, offered } = applicationDeskMessages;

const payload = z.object({ id: z.uuid(), sections: z.array(z.string()) });
type Payload = z.infer<typeof payload>;

/** Opens saved sections again, with what they hold. Where there is an offer, once another has approved it. */
export const resetApplication: Handler<
  (typeof applicationDeskEndpoints)["resetApplication"]
> = async (ctx, { id, sections, reason, typed }) => {
  const waits = await ctx.change(async (change) => {
    const { application, chosen } = await lockSaved(change, { id, sections });
    if (chosen.length < new Set(sections).size) {
      fail("invalid_input", { fields: { sections: needed.sections } });
    }
    const { applicationNumber, admittedAt, admissionNumber } = application;
    if (admittedAt !== null) {
      const asked = await approvedOrAsked(
        change,
        ctx,
        {
          act: "resetOffered",
          subject: "application",
          subjectId: id,
          title: words.request(applicationNumber),
          payload: { id, sections: chosen.map(({ id: one }) => one) } satisfies Payload,
          before: { [applicationDeskMessages.columns.offer]: admissionNumber ?? offered },
          after: { [words.sectionsAsked]: titlesOf(chosen).join(", ") },
          concerned: [],
          reason,
        },
        { typed, words: wordsOfReset(applicationNumber) },
      );
      if (asked) return true;
    }
    await carryOut(change, ctx.services, { id, sections }, reason, ctx.now);
    return false;
  });
  return { waits };
};

const titlesOf = (chosen: readonly { readonly title: string }[]) =>
  chosen.map(({ title }) => title);

/** An application, for nobody else to change meanwhile, and those of the sections that are saved. */
async function lockSaved({ tx }: Change, { id, sections }: Payload) {
  const application = await lockApplication(tx, id);
  if (!application) return fail("not_found");
  if (application.deletedAt) fail("application_ended");
  const steps = stepsFor(definedBy(application), application.answers);
  const chosen = steps
    .map((step) => ({ id: idOf(step), title: step.title }))
    .filter((one) => sections.includes(one.id) && application.savedAt[one.id] !== undefined);
  return { application, chosen };
}

/** A sent one is in progress again, its slip is withdrawn, and its applicant is told. */
async function carryOut(
  change: Change,
  { config, outbox }: Pick<Services, "config" | "outbox">,
  asked: Payload,
  reason: string,
  now: Date,
) {
  const { tx, audit } = change;
  const { application, chosen } = await lockSaved(change, asked);
  if (chosen.length === 0) fail("not_found");
  const { id, completedAt } = application;
  await reopenSteps(
    tx,
    id,
    now,
    chosen.map((one) => one.id),
  );
  // Who forgets to send it is reminded as at first.
  const again = { completedAt: null, reopenedAt: now, reminders: 0, remindedAt: null };
  await updateApplication(tx, id, again);
  const withdrawn = await withdrawDocuments(tx, "application-slip", [id], now);
  audit({
    action: "resetApplication",
    subject: "application",
    subjectId: id,
    before: { completedAt: completedAt?.toISOString() ?? null, ...(withdrawn[0] && { withdrawn }) },
    after: { completedAt: null, sections: titlesOf(chosen).join(", ") },
    reason,
  });
  const programme = definedBy(application);
  const told = { sections: titlesOf(chosen), reason, slip: completedAt !== null, at: now };
  await outbox.mail(tx, reopenedLetter(application, programme, config, told));
}

/** What another approves before it is done to an application. */
export const applicationDeskApprovalActs: readonly ApprovalAct[] = [
  {
    act: "resetOffered",
    carryOut: ({ change, services, reason, now }, asked) =>
      carryOut(change, services, payload.parse(asked), reason, now),
  },
];
