import type { AuditAction } from "@polyportal/domain/audit/actions";
import { mayOpen } from "@polyportal/domain/application/steps";
import type { Step, StepKind } from "@polyportal/domain/programmes/programme";
import type * as z from "zod/mini";
import type { Transaction } from "../../../database/connect.ts";
import { fail } from "../../../server/failure.ts";
import { fieldMessages } from "../../../server/read-input.ts";
import { changedSince, requireVersion, versionAfter } from "../../../server/versions.ts";
import type { ApplicantContext } from "../own.ts";
import { lockApplication, upsertStep, type LockedApplication } from "../queries.ts";

/** Parses a step's values by the programme's own schema, which may ask more than the contract. */
export function parseStep<S extends z.ZodMiniType>(schema: S, values: unknown): z.output<S> {
  const parsed = schema.safeParse(values);
  if (!parsed.success) fail("invalid_input", { fields: fieldMessages(parsed.error.issues) });
  return parsed.data;
}

/** What a step held and what it holds now, for the audit. */
export type Written = { readonly before: unknown; readonly after: unknown };

/** What a save says about itself: the version of the section that its form began from. */
type Beginning = { readonly began?: string | null | undefined };

/**
 * Saves one step in one transaction: the application is locked, must still be open for changes,
 * every earlier step must have been saved, and the step itself not since its form began. Answers
 * which steps are saved now.
 */
export function saveStep(
  { caller, change, now, programme }: ApplicantContext,
  action: AuditAction,
  step: Step,
  { began }: Beginning,
  write: (tx: Transaction, application: LockedApplication) => Promise<Written>,
): Promise<{ saved: StepKind[] }> {
  return change(async ({ tx, audit }) => {
    const application = await lockOpen(tx, caller.applicationId);
    if (!mayOpen(programme, step.kind, application.saved)) fail("section_incomplete");
    const last = application.savedAt[step.kind];
    requireVersion(began, last);
    const written = await write(tx, application);
    await upsertStep(tx, application.id, step.kind, versionAfter(last, now));
    audit({ action, subject: "application", subjectId: application.id, ...written });
    const saved = programme.steps
      .map(({ kind }) => kind)
      .filter((kind) => kind === step.kind || application.saved.includes(kind));
    return { saved };
  });
}

/** Refuses what would overwrite or remove another file than the one that the page showed. */
export function requireFile(began: string | undefined, kept: string | null | undefined): void {
  if (began !== undefined && began !== (kept ?? "")) changedSince(undefined);
}

/** The application, locked; a completed one can no longer be changed. */
export async function lockOpen(tx: Transaction, id: string): Promise<LockedApplication> {
  const application = await lockApplication(tx, id);
  if (!application) fail("not_found");
  if (application.completedAt) fail("application_completed");
  return application;
}
