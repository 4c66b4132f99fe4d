import type { refereeEndpoints } from "@polyportal/api-client/contract/referee";
import { answersSchema } from "@polyportal/domain/application/fields/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import {
  knownAddresses,
  mailboxOf,
  refereeRefusals,
} from "@polyportal/domain/application/steps/referees/refusals";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import type { Row } from "@polyportal/domain/programmes/field";
import { refereeFields } from "@polyportal/domain/programmes/asked/referees";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { mayRemind, mayReplace } from "@polyportal/domain/referee/rules";
import type { Transaction } from "../../../../database/connect.ts";
import { fail } from "../../../../failure.ts";
import type { ApplicantCaller } from "../../../../server/caller.ts";
import type { Context, Handler, Handlers } from "../../../../server/handler.ts";
import { fieldMessages } from "../../../../server/read-input.ts";
import { versionAfter } from "../../../../server/versions.ts";
import { lockApplication, upsertStep, type LockedApplication } from "../../queries.ts";
import { ask, mayWriteAbout, writeOrDecline } from "../../../referee/ask.ts";
import { standing } from "../../../referee/list.ts";
import { nameReferee } from "../../../referee/name.ts";
import { refereesOf, updateReferee, type ListedReferee } from "../../../referee/queries.ts";

type Endpoints = typeof refereeEndpoints;

/** Locks the application and finds its referee. Another application's referee is `not_found`. */
async function lockOwn(
  tx: Transaction,
  { caller, now }: Pick<Context, "now"> & { readonly caller: ApplicantCaller },
  id: string,
) {
  const application = (await lockApplication(tx, caller.applicationId)) ?? fail("not_found");
  const all = await refereesOf(tx, application.id, now);
  const referee = all.find((one) => one.id === id.toLowerCase()) ?? fail("not_found");
  return { application, all, referee };
}

const listReferees: Handler<Endpoints["listReferees"]> = async ({ db, caller, now }) =>
  standing(db, caller.applicationId, now);

/** Asks one referee before the application is sent. */
const askReferee: Handler<Endpoints["askReferee"]> = async (ctx, { id }) => {
  await ctx.change(async ({ tx, audit }) => {
    const { referee } = await lockOwn(tx, ctx, id);
    if (referee.state !== "named") fail("referee_action_over");
    await ask(tx, ctx, referee);
    audit({ action: "askReferee", subject: "application", subjectId: referee.applicationId });
  });
  return standing(ctx.db, ctx.caller.applicationId, ctx.now);
};

/** Sends another link. Earlier links still work. */
const remindReferee: Handler<Endpoints["remindReferee"]> = async (ctx, { id }) => {
  await ctx.change(async ({ tx, audit }) => {
    const { referee } = await lockOwn(tx, ctx, id);
    if (!mayRemind(referee.state, referee.reminders)) fail("referee_action_over");
    if (!(await mayWriteAbout(tx, referee.applicationId, ctx.now))) fail("referee_letters_over");
    await writeOrDecline(tx, ctx, referee, true);
    await updateReferee(tx, referee.id, { reminders: referee.reminders + 1 });
    audit({ action: "remindReferee", subject: "application", subjectId: referee.applicationId });
  });
  return standing(ctx.db, ctx.caller.applicationId, ctx.now);
};

/** Replaces a referee. If the old one had been asked, the new one is asked at once. */
const replaceReferee: Handler<Endpoints["replaceReferee"]> = async (ctx, { id, answers }) => {
  await ctx.change(async ({ tx, audit }) => {
    const { application, all, referee } = await lockOwn(tx, ctx, id);
    if (!mayReplace(referee.state, all.length)) fail("referee_action_over");
    const row = readRow(application, all, referee, answers);
    await updateReferee(tx, referee.id, { replacedAt: ctx.now });
    const named = await nameReferee(tx, application.id, row, ctx.now);
    if (referee.askedAt) await ask(tx, ctx, named);
    await replaceInStep(tx, application, referee, row, ctx.now);
    audit({ action: "replaceReferee", subject: "application", subjectId: application.id });
  });
  return standing(ctx.db, ctx.caller.applicationId, ctx.now);
};

/** What the applicant can do about referees. */
export const refereeHandlers = {
  listReferees,
  askReferee,
  remindReferee,
  replaceReferee,
} satisfies Handlers<typeof refereeEndpoints>;

/** Validates the new referee as the section validates its rows, with messages at the same fields. */
function readRow(
  application: LockedApplication,
  all: readonly ListedReferee[],
  replaced: ListedReferee,
  given: unknown,
): Row {
  const { email, lastname, answers } = application;
  const parsed = answersSchema(refereeFields).safeParse(given);
  if (!parsed.success) return fail("invalid_input", { fields: fieldMessages(parsed.error.issues) });
  const row = parsed.data as Row;
  // Replaced referees count as well as current ones: nobody gets a link again after theirs was revoked.
  const others = all
    .filter(({ id }) => id !== replaced.id)
    .map((one): Row => ({ email: one.email }));
  const step = stepOf(definedBy(application), "referees");
  const known = knownAddresses(step?.notOf ?? [], answers);
  const [refusal] = refereeRefusals([...others, row], { email, lastname }, known).filter(
    ({ path: [at] }) => at === others.length,
  );
  if (refusal) fail("invalid_input", { fields: { [refusal.path[1]]: refusal.message } });
  return row;
}

/** The section's answers must name the same people. */
async function replaceInStep(
  tx: Transaction,
  { id, kept, savedAt, reopened }: LockedApplication,
  { mailbox }: ListedReferee,
  row: Row,
  now: Date,
): Promise<void> {
  const own = kept["referees"];
  if (!own) return;
  const rows = refereesIn(own).map((one) =>
    mailboxOf(one["email"] ?? "") === mailbox ? row : one,
  );
  const answers = { ...own, referees: rows };
  const mark = reopened.includes("referees") ? now : null;
  await upsertStep(tx, id, "referees", versionAfter(savedAt["referees"], now), answers, mark);
}
