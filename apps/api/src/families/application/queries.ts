import type { DocumentPlace } from "@polyportal/domain/application/steps/documents/documents";
import { progressOf, type Kept } from "@polyportal/domain/application/fields/saved";
import type { Answers } from "@polyportal/domain/programmes/field";
import { applicationSeries } from "@polyportal/domain/programmes/number-series";
import type { Programme, StepId } from "@polyportal/domain/programmes/programme";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../../database/connect.ts";
import { nextNumber, printedNumber } from "../../database/number-series.ts";
import {
  applicationChoices,
  applicationDocuments,
  applicationOpenings,
  applications,
  applicationSources,
  applicationSteps,
} from "../../database/schema/application.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { prefillBy, listedSubjects, underItsNumber } from "./prefill.ts";

/** The columns that name an application's definition. */
type Defined = Pick<typeof applications.$inferSelect, "programmeSlug" | "definitionRevision">;

/** A new application number in a session: `ND/2026/000042`. */
export async function newApplicationNumber(
  tx: Transaction,
  programme: Programme,
  session: string,
): Promise<string> {
  const series = applicationSeries(programme, session.slice(0, 4));
  return `${series}/${printedNumber(await nextNumber(tx, series))}`;
}

/** Reopens saved steps. Their answers are kept, but each must be checked and saved again. */
export async function reopenSteps(
  tx: Transaction,
  applicationId: string,
  now: Date,
  kinds?: readonly StepId[],
): Promise<void> {
  await tx
    .update(applicationSteps)
    .set({ reopenedAt: now })
    .where(
      and(
        eq(applicationSteps.applicationId, applicationId),
        kinds && inArray(applicationSteps.kind, [...kinds]),
      ),
    );
}

/** Ends the openings, so that everybody with the application open must sign in again. */
export async function endOpenings(
  tx: Transaction,
  applicationId: string,
  endedAt: Date,
): Promise<void> {
  await tx
    .update(applicationOpenings)
    .set({ endedAt })
    .where(
      and(
        eq(applicationOpenings.applicationId, applicationId),
        isNull(applicationOpenings.endedAt),
      ),
    );
}

/** Locks the invoice from which an application is made. A concurrent opening waits here. */
export async function lockInvoice(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ invoice: invoices, session: academicSessions.name })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .where(eq(invoices.id, id))
    .for("update", { of: invoices });
  return row;
}

export async function findApplicationOf(tx: Transaction, invoiceId: string) {
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.invoiceId, invoiceId));
  return application;
}

export async function insertApplication(
  tx: Transaction,
  application: Omit<typeof applications.$inferInsert, "id">,
) {
  const [created] = await tx
    .insert(applications)
    .values({ id: uuid(), ...application })
    .returning();
  if (!created) throw new Error("The new application was not answered.");
  return created;
}

export async function insertOpening(
  tx: Transaction,
  opening: Omit<typeof applicationOpenings.$inferInsert, "id">,
): Promise<string> {
  const id = uuid();
  await tx.insert(applicationOpenings).values({ id, ...opening });
  return id;
}

/** Ends an opening, unless it has ended already. */
export async function endOpening(tx: Transaction, id: string, endedAt: Date): Promise<void> {
  await tx
    .update(applicationOpenings)
    .set({ endedAt })
    .where(and(eq(applicationOpenings.id, id), isNull(applicationOpenings.endedAt)));
}

/** Locks an application to change it. */
export async function lockApplication(tx: Transaction, id: string) {
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.id, id))
    .for("update");
  if (!application) return undefined;
  // Read after the lock: a query that waits for it still sees other rows as they were before.
  const progress = await progressIn(tx, application);
  return { ...application, ...progress, ...(await prefillIn(tx, application)) };
}

/** The source of a supplementary application, and what the school knows about the applicant beforehand. */
async function prefillIn(db: Reader, application: typeof applications.$inferSelect) {
  const [found] = await db
    .select({
      source: applicationSources,
      candidate: jambCandidates,
      subjects: listedSubjects,
    })
    .from(applications)
    .leftJoin(applicationSources, eq(applicationSources.applicationId, applications.id))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .leftJoin(jambCandidates, underItsNumber)
    .where(eq(applications.id, application.id));
  const { source = null, candidate = null, subjects = [] } = found ?? {};
  return { source, prefill: prefillBy(application, source, { candidate, subjects }) };
}

/** What is saved of an application: which steps, when, and their answers. */
export async function progressIn(
  db: Reader,
  { id: applicationId, ...defined }: Defined & { readonly id: string },
) {
  const [steps, [paid]] = await Promise.all([
    db.select().from(applicationSteps).where(eq(applicationSteps.applicationId, applicationId)),
    db
      .select({ award: invoices.item })
      .from(invoices)
      .innerJoin(applications, eq(applications.invoiceId, invoices.id))
      .where(eq(applications.id, applicationId)),
  ]);
  const award = paid?.award ?? "";
  // A section that the school has reopened counts as unsaved but keeps its answers.
  const reopened = steps.flatMap(({ kind, reopenedAt }) => (reopenedAt ? [kind] : []));
  const savedAt: Readonly<Record<string, Date>> = Object.fromEntries(
    steps.flatMap(({ kind, savedAt: time, reopenedAt }) => (reopenedAt ? [] : [[kind, time]])),
  );
  const kept: Kept = Object.fromEntries(steps.map(({ kind, answers }) => [kind, answers]));
  const progress = progressOf(definedBy(defined), kept, award, reopened);
  return { savedAt, kept, award, reopened, ...progress };
}

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** Stores a step's answers. It counts as saved, unless the school has reopened it and it was not checked yet. */
export async function upsertStep(
  tx: Transaction,
  applicationId: string,
  kind: StepId,
  savedAt: Date,
  answers: Answers,
  reopenedAt: Date | null = null,
): Promise<void> {
  await tx
    .insert(applicationSteps)
    .values({ applicationId, kind, savedAt, answers, reopenedAt })
    .onConflictDoUpdate({
      target: [applicationSteps.applicationId, applicationSteps.kind],
      set: { savedAt, answers, reopenedAt },
    });
}

/** The step is no longer complete. */
export async function forgetStep(
  tx: Transaction,
  applicationId: string,
  kind: StepId,
): Promise<void> {
  await tx
    .delete(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), eq(applicationSteps.kind, kind)));
}

/** The chosen school and department, if any. */
export async function choiceOf(db: Reader, applicationId: string) {
  const [choice] = await db
    .select()
    .from(applicationChoices)
    .where(eq(applicationChoices.applicationId, applicationId));
  return choice;
}

/** The stored documents: file ids by place, and which are PDFs. */
export async function documentsOf(db: Reader, applicationId: string) {
  const rows = await db
    .select({
      place: applicationDocuments.kind,
      fileId: applicationDocuments.fileId,
      type: storedFiles.type,
    })
    .from(applicationDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, applicationDocuments.fileId))
    .where(eq(applicationDocuments.applicationId, applicationId));
  const documents: Partial<Record<DocumentPlace, string>> = Object.fromEntries(
    rows.map(({ place, fileId }) => [place, fileId]),
  );
  const pdfs = rows.filter(({ type }) => type === pagedLimits.pdfType).map(({ place }) => place);
  return { documents, pdfs };
}

export async function updateApplication(
  tx: Transaction,
  id: string,
  changes: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await tx.update(applications).set(changes).where(eq(applications.id, id));
}

/** Every file of an application by its place: `passport` or the document's kind. */
export async function listFiles(db: Reader, applicationId: string) {
  const [passports, documents] = await Promise.all([
    db
      .select({ fileId: applications.passportFileId })
      .from(applications)
      .where(eq(applications.id, applicationId)),
    db
      .select({ name: applicationDocuments.kind, fileId: applicationDocuments.fileId })
      .from(applicationDocuments)
      .where(eq(applicationDocuments.applicationId, applicationId)),
  ]);
  return [...passports.map(({ fileId }) => ({ name: "passport", fileId })), ...documents];
}
