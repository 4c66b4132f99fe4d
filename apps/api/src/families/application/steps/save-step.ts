import type { AuditAction } from "@polyportal/domain/audit/actions";
import { givenBy } from "@polyportal/domain/application/prefill";
import { progressOf } from "@polyportal/domain/application/fields/saved";
import { answersSchema } from "@polyportal/domain/application/fields/schema";
import { fieldsOf, idOf, mayOpen } from "@polyportal/domain/application/steps";
import { applicationMessages } from "@polyportal/domain/messages/application";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Step } from "@polyportal/domain/programmes/programme";
import type * as z from "zod/mini";
import type { Transaction } from "../../../database/connect.ts";
import { violatedConstraint } from "../../../database/failure-kind.ts";
import { fail } from "../../../failure.ts";
import { fieldMessages } from "../../../server/read-input.ts";
import { changedSince, requireVersion, versionAfter } from "../../../server/versions.ts";
import type { ApplicantContext } from "../own.ts";
import { requireAll } from "../checks.ts";
import { forgetIfMissing } from "./documents/forget.ts";
import { listChecks } from "./list-checks.ts";
import { prefillWith, listedCheck } from "./listed.ts";
import {
  lockApplication,
  updateApplication,
  upsertStep,
  type LockedApplication,
} from "../queries.ts";

/** Parses a step's values by the programme's own schema, which may be stricter than the contract. */
export function parseStep<S extends z.ZodMiniType>(schema: S, values: unknown): z.output<S> {
  const parsed = schema.safeParse(values);
  if (!parsed.success) fail("invalid_input", { fields: fieldMessages(parsed.error.issues) });
  return parsed.data;
}

/** What a step held and holds now, for the audit. */
export type Written = {
  readonly before: unknown;
  readonly after: unknown;
  /** Further answers, for conditions on the step. */
  readonly tells?: Answers;
  /** JAMB's number, if it is not one of the step's answers. */
  readonly jambNumber?: string | undefined;
};

/** What a save sends besides its fields: the version that the form began from, and answers. */
type Sent = {
  readonly began?: string | null | undefined;
  readonly answers?: Answers | undefined;
  readonly jambNumber?: string | undefined;
};

/** Reads the step's answers, validated with the answers of other steps. */
function readAnswers(
  step: Step,
  { answers }: Sent,
  application: LockedApplication,
): Answers | undefined {
  const fields = fieldsOf(step);
  if (fields.length === 0) return undefined;
  const parsed = answersSchema(fields, application.answers).safeParse(answers ?? {});
  if (parsed.success) return parsed.data;
  const said = Object.entries(fieldMessages(parsed.error.issues));
  return fail("invalid_input", {
    fields: Object.fromEntries(said.map(([path, message]) => [`answers.${path}`, message])),
  });
}

/** The school's known values for the step's fields. They override what was sent. */
function givenFor(step: Step, { prefill }: LockedApplication): Answers {
  const given = givenBy(prefill);
  const asked = fieldsOf(step).filter(({ id }) => given[id] !== undefined);
  return Object.fromEntries(asked.map(({ id }) => [id, given[id] ?? ""]));
}

/** Adds the step's answers to its record. */
const withAnswers = (
  { before, after }: Written,
  kept: Answers | undefined,
  answers: Answers,
): Written => ({
  before: kept && { ...(before as object), answers: kept },
  after: { ...(after as object), answers },
});

/**
 * Saves one step in one transaction. The application is locked and must be open for changes; every earlier
 * step must be saved; this step must not have been saved since its form began. Returns which steps are saved
 * now.
 */
export async function saveStep(
  { caller, change, now, programme, services: { config } }: ApplicantContext,
  action: AuditAction,
  step: Step,
  sent: Sent,
  write: (tx: Transaction, application: LockedApplication, answers: Answers) => Promise<Written>,
): Promise<{ saved: string[] }> {
  const saving = change(async ({ tx, audit }) => {
    const locked = await lockOpen(tx, caller.applicationId);
    const id = idOf(step);
    if (!mayOpen(programme, id, locked)) fail("section_incomplete");
    const number = sent.jambNumber ?? sent.answers?.["jambNumber"];
    const application = { ...locked, prefill: await prefillWith(tx, locked, number) };
    const last = application.savedAt[id];
    requireVersion(sent.began, last);
    const answered = { ...sent.answers, ...givenFor(step, application) };
    const read = readAnswers(step, { ...sent, answers: answered }, application) ?? {};
    const listed = listChecks(step, read, application, config.school.name);
    if (listed.length > 0) await requireAll(tx, listed);
    const {
      tells,
      jambNumber = read["jambNumber"],
      ...written
    } = await write(tx, application, read);
    const answers = { ...read, ...tells };
    if (typeof jambNumber === "string") {
      const checks = await listedCheck(tx, application, jambNumber, numberField(step));
      if (checks.length > 0) await requireAll(tx, checks);
    }
    if (programme.key !== undefined && typeof jambNumber === "string") {
      await updateApplication(tx, application.id, {
        jambNumber,
        ...(programme.key === "jambNumber" && { openedBy: jambNumber }),
      });
    }
    await upsertStep(tx, application.id, id, versionAfter(last, now), answers);
    audit({
      action,
      subject: "application",
      subjectId: application.id,
      ...(fieldsOf(step).length > 0
        ? withAnswers(written, application.kept[id], answers)
        : written),
    });
    const progress = progressOf(
      programme,
      { ...application.kept, [id]: answers },
      application.award,
      application.reopened.filter((one) => one !== id),
    );
    const lacks =
      step.kind !== "documents" &&
      (await forgetIfMissing(tx, programme, application, progress.answers));
    return { saved: progress.saved.filter((one) => !lacks || one !== "documents") };
  });
  try {
    return await saving;
  } catch (error) {
    if (violatedConstraint(error) !== "applications_jamb_number") throw error;
    const fields = { [numberField(step)]: applicationMessages.jambNumberTaken };
    return fail("invalid_input", { fields, message: applicationMessages.jambNumberTakenHelp });
  }
}

/** The path of JAMB's number: an answer, or a field of its own. */
const numberField = (step: Step) =>
  fieldsOf(step).some(({ id }) => id === "jambNumber") ? "answers.jambNumber" : "jambNumber";

/** Refuses to replace or remove another file than the page showed. */
export function requireFile(began: string | undefined, kept: string | null | undefined): void {
  if (began !== undefined && began !== (kept ?? "")) changedSince(undefined);
}

/** Locks an application. Fails if it is complete. */
export async function lockOpen(tx: Transaction, id: string): Promise<LockedApplication> {
  const application = await lockApplication(tx, id);
  if (!application || application.deletedAt) return fail("not_found");
  if (application.completedAt) fail("application_completed");
  return application;
}
