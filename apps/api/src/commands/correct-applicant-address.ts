import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { email, requiredText, rrr } from "@polyportal/domain/validation/primitives";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Config } from "../config.ts";
import { makeChange, systemActor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { violatedConstraint } from "../database/failure-kind.ts";
import { applicantCodes, applications } from "../database/schema/application.ts";
import { invoices } from "../database/schema/invoice.ts";
import { followContact } from "../families/application/follow-contact.ts";
import { invoiceNamed, tellOldContact } from "../families/payment/contact-letters.ts";
import type { Outbox } from "../mail/outbox.ts";

const correction = z.object({
  rrr: rrr("an RRR is needed"),
  email: email("an e-mail address is needed"),
  officer: requiredText("the officer's name is needed"),
  reason: requiredText("a reason is needed: how was it established who calls?"),
});

export type Correction = z.input<typeof correction>;

/**
 * Sends an applicant's codes and letters to another address: for who can no longer read the old one,
 * once an officer has established who calls. The old address is told, and a code on its way there ends.
 * Throws in words for whoever ran the command.
 */
export async function correctApplicantAddress(
  db: Database,
  services: { readonly config: Pick<Config, "school">; readonly outbox: Outbox },
  given: Correction,
): Promise<void> {
  const checked = correction.safeParse(given);
  if (!checked.success) {
    throw new Error(checked.error.issues.map((issue) => issue.message).join("\n"));
  }
  const { email: address, officer, reason } = checked.data;
  try {
    await makeChange(db, systemActor("correct-address"), async ({ tx, audit }) => {
      const [invoice] = await tx
        .select()
        .from(invoices)
        .where(eq(invoices.rrr, checked.data.rrr))
        .for("update");
      if (!invoice || invoice.programmeSlug === null) {
        throw new Error("No application's invoice has this RRR.");
      }
      if (invoice.email === address) throw new Error("This is the address already.");
      const payerKey = payerKeyOf({ ...invoice, email: address });
      await tx
        .update(invoices)
        .set({ email: address, payerKey })
        .where(eq(invoices.id, invoice.id));
      const [application] = await tx
        .select()
        .from(applications)
        .where(eq(applications.invoiceId, invoice.id))
        .for("update");
      if (application) {
        await followContact(tx, application, { ...application, email: address });
        await tx
          .update(applications)
          .set({ email: address })
          .where(eq(applications.id, application.id));
      }
      await tx.delete(applicantCodes).where(eq(applicantCodes.invoiceId, invoice.id));
      audit({
        action: "correctApplicantAddress",
        subject: "invoice",
        subjectId: invoice.id,
        before: { email: invoice.email },
        after: { email: address, officer, reason },
      });
      const { payerPhone: mobileNumber } = invoice;
      await tellOldContact(tx, services, invoiceNamed(invoice), [
        { email: invoice.email, mobileNumber },
        { email: address, mobileNumber },
      ]);
    });
  } catch (error) {
    if (violatedConstraint(error) !== "invoices_one_live") throw error;
    throw new Error("These names have a live invoice with this address already.", { cause: error });
  }
}
