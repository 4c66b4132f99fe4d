import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import { endOpenings, newApplicationNumber, reopenSteps } from "./queries.ts";

/**
 * Unique constraints that fail if the payer already has a live invoice, or an application with that JAMB
 * number, for the programme.
 */
const taken: readonly string[] = ["invoices_one_live", "applications_jamb_number"];

type Changing = {
  readonly invoiceId: string;
  readonly to: Programme;
  /** The session's name. */
  readonly session: string;
  readonly now: Date;
  /** The error if the payer already has one there. */
  readonly refused: ErrorCode;
};

/**
 * Moves a paid invoice and its form to another programme. Answers are kept, but every section must be checked
 * and saved again, and open forms must be signed in to again. Returns the form's id.
 */
export async function changeProgramme(
  tx: Transaction,
  { invoiceId, to, session, now, refused }: Changing,
  also: Partial<typeof applications.$inferInsert> = {},
): Promise<string | undefined> {
  const programmeSlug = to.slug as ProgrammeSlug;
  const form = eq(applications.invoiceId, invoiceId);
  try {
    await tx.update(invoices).set({ programmeSlug, item: "" }).where(eq(invoices.id, invoiceId));
    const [found] = await tx.select({ id: applications.id }).from(applications).where(form);
    if (!found) return undefined;
    await tx
      .update(applications)
      .set({
        programmeSlug,
        definitionRevision: revisionOf(to),
        applicationNumber: await newApplicationNumber(tx, to, session),
        // The new programme asks for its own number.
        openedBy: null,
        ...also,
      })
      .where(form);
    await reopenSteps(tx, found.id, now);
    await endOpenings(tx, found.id, now);
    return found.id;
  } catch (error) {
    if (!taken.includes(violatedConstraint(error) ?? "")) throw error;
    return fail(refused);
  }
}
