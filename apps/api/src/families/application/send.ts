import { givenBy, hasPrefilledUtme } from "@polyportal/domain/application/prefill";
import { fieldsOf, idOf, nextStep, stepsFor } from "@polyportal/domain/application/steps";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { listCorrected } from "@polyportal/domain/messages/prefill.words";
import { sendMessages } from "@polyportal/domain/messages/send";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Transaction } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { changedSince } from "../../server/versions.ts";
import { askAll } from "../referee/ask.ts";
import { besidesChecks, brokenOf, studyChecks } from "./checks.ts";
import { completedLetter } from "./letters.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { choiceOf, documentsOf, updateApplication, type LockedApplication } from "./queries.ts";
import { listChecks } from "./steps/list-checks.ts";
import { readRecord } from "./record.ts";
import { requireForms } from "./require-forms.ts";
import { lockOpen } from "./steps/save-step.ts";

/**
 * Sends the application. Every section must be saved, and none since the applicant read it back. Nothing can
 * be changed afterwards; the applicant is told.
 */
export const sendApplication: Handler<Endpoints["sendApplication"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const { caller, now, programme } = ctx;
  const { outbox, config } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    const application = await lockOpen(tx, caller.applicationId);
    const { id, savedAt } = application;
    await requireForms(tx, application, now);
    if (nextStep(programme, application)) fail("section_incomplete");
    for (const step of stepsFor(programme, application.answers).map(idOf)) {
      const seen = Date.parse(input.seen[step] ?? "");
      if (seen !== savedAt[step]?.getTime()) changedSince(savedAt[step]);
    }
    await requireWhole(tx, programme, application, input.files);
    await requireAsPrefilled(tx, programme, application);
    await requireListed(tx, programme, application, config.school.name);
    await updateApplication(tx, id, { completedAt: now });
    const after = { ...input.seen, files: input.files };
    audit({ action: "sendApplication", subject: "application", subjectId: id, after });
    await askAll(tx, ctx, id);
    await outbox.mail(tx, completedLetter(application, programme, config));
  });
  return { completedAt: now.toISOString() };
};

/**
 * What a saved section refers to can change later: a file by another device, a department by the school. All
 * of it must still exist, and the files must be those that were shown.
 */
async function requireWhole(
  tx: Transaction,
  programme: Programme,
  { id, passportFileId, answers }: LockedApplication,
  seen: readonly string[],
): Promise<void> {
  const passport = passportFileId ?? fail("passport_missing");
  const { documents } = await documentsOf(tx, id);
  const missing = askedDocuments(programme, answers).some(
    ({ kind, required }) => required && !documents[kind],
  );
  if (missing) fail("section_incomplete");
  const kept = [passport, ...Object.values(documents)];
  if (new Set([...kept, ...seen]).size !== kept.length || seen.length !== kept.length) {
    changedSince(undefined);
  }
  const choice = await choiceOf(tx, id);
  const gone =
    choice &&
    (await brokenOf(
      tx,
      studyChecks(programme.slug, choice, () => ""),
    ));
  if (gone?.length) fail("section_incomplete", { message: sendMessages.choiceGone });
}

/** JAMB's list may arrive or be corrected after a save. What is sent must equal what the section shows now. */
async function requireAsPrefilled(
  tx: Transaction,
  programme: Programme,
  { id, answers, prefill }: LockedApplication,
): Promise<void> {
  if (!prefill) return;
  const given = givenBy(prefill);
  const jamb = (await readRecord(tx, id))?.jamb ?? null;
  const saved = { ...answers, ...givenBy(jamb) };
  // The section shows the list's values besides its fields only if the list has all of the UTME.
  const shown =
    jamb && hasPrefilledUtme(prefill)
      ? Object.keys(given)
      : stepsFor(programme, answers).flatMap((step) => fieldsOf(step).map((field) => field.id));
  if (shown.some((field) => given[field] !== undefined && given[field] !== saved[field])) {
    fail("section_incomplete", { message: listCorrected });
  }
}

/** Options that were removed, or that the department chosen since does not accept, must be chosen again. */
async function requireListed(
  tx: Transaction,
  programme: Programme,
  application: LockedApplication,
  schoolName: string,
): Promise<void> {
  const { answers } = application;
  const choice = await choiceOf(tx, application.id);
  const checks = [
    ...(choice ? besidesChecks(programme.slug, choice) : []),
    ...stepsFor(programme, answers).flatMap((step) =>
      listChecks(step, answers, application, schoolName),
    ),
  ];
  const gone = checks.length > 0 ? await brokenOf(tx, checks) : [];
  if (gone.length > 0) fail("section_incomplete", { message: sendMessages.listedGone });
}
