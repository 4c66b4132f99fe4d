import type { applicationInvoiceEndpoints } from "@polyportal/api-client/contract/application-invoice";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { namesStay } from "@polyportal/domain/application-invoice/forms";
import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { eq } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { applicantCodes, applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { followContact } from "../application/follow-contact.ts";
import { updateApplication } from "../application/queries.ts";
import { invoiceNamed, tellOldContact } from "../payment/contact-letters.ts";

type Endpoint = (typeof applicationInvoiceEndpoints)["correctPayer"];

/**
 * Corrects who pays: all of it before the payment; after it phone and e-mail, once it was established who
 * asks. The old contact is told, and a code on its way there ends.
 */
export const correctPayer: Handler<Endpoint> = async (
  ctx,
  { id, lastname, firstname, middlename, email, mobileNumber, identity, reason, was },
) => {
  const names = { lastname, firstname, middlename };
  const payer = { ...names, email };
  const payerPhone = canonicalPhone(mobileNumber);
  await ctx
    .change(async ({ tx, audit }) => {
      const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
      if (!invoice || invoice.programmeSlug === null) return fail("not_found");
      if (!isWhatWasSeen(invoice, was)) {
        return failWithConflict(tx, {
          subject: "invoice",
          subjectId: id,
          actions: ["correctPayer", "correctApplicantAddress"],
        });
      }
      if (invoice.state === "paid") {
        if (!namesStay(invoice, names)) {
          fail("invalid_input", { fields: { lastname: words.needed.nameStays } });
        }
        if (identity === "") fail("invalid_input", { fields: { identity: words.needed.identity } });
      }
      const after = { ...payer, payerPhone };
      await tx
        .update(invoices)
        .set({ ...after, payerKey: payerKeyOf(payer) })
        .where(eq(invoices.id, id));
      const [application] = await tx
        .select()
        .from(applications)
        .where(eq(applications.invoiceId, id))
        .for("update");
      if (application) {
        // The form has the applicant's own number, which stays where nobody has corrected the invoice's.
        const contact = {
          email,
          mobileNumber: payerPhone === invoice.payerPhone ? application.mobileNumber : payerPhone,
        };
        await followContact(tx, application, contact);
        await updateApplication(tx, application.id, contact);
      }
      await tx.delete(applicantCodes).where(eq(applicantCodes.invoiceId, id));
      const told = (one: typeof after) => ({
        lastname: one.lastname,
        firstname: one.firstname,
        middlename: one.middlename,
        email: one.email,
        mobileNumber: one.payerPhone,
      });
      audit({
        action: "correctPayer",
        subject: "invoice",
        subjectId: id,
        before: told(invoice),
        after: { ...told(after), ...(identity !== "" && { identity }) },
        reason,
      });
      await tellOldContact(tx, ctx.services, invoiceNamed(invoice), [
        { email: invoice.email, mobileNumber: invoice.payerPhone },
        { email, mobileNumber: payerPhone },
      ]);
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== "invoices_one_live") throw error;
      fail("live_invoice_exists");
    });
  return {};
};

type Seen = ParsedInputOf<Endpoint>["was"];

/** Whether the payer is still the one from whom the form began. */
const isWhatWasSeen = (invoice: typeof invoices.$inferSelect, was: Seen): boolean =>
  invoice.email === was.email &&
  invoice.payerPhone === canonicalPhone(was.mobileNumber) &&
  namesStay(invoice, was);
