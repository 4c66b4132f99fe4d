import type { applicationDeskEndpoints } from "@polyportal/api-client/contract/application-desk";
import { applicationDeskMessages } from "@polyportal/domain/messages/application-desk";
import { undoHours } from "@polyportal/domain/notice/state";
import { eq } from "drizzle-orm";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { isOwnOrAdministrator } from "../../rights/own-or-administrator.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { updateApplication } from "../application/queries.ts";
import { firstAsking } from "../payment/asking.ts";
import { lockOfInvoice } from "./delete-application.ts";

type Deleted = { readonly deletedAt: Date | null; readonly deletedBy: string | null };

/** Whether somebody may take a deletion back: within a day, whoever did it or an administrator. */
export const mayTakeBack = (
  { deletedAt, deletedBy }: Deleted,
  caller: Pick<UserCaller, "userId" | "role">,
  now: Date,
): boolean =>
  deletedAt !== null &&
  now.getTime() - deletedAt.getTime() < undoHours * 3_600_000 &&
  isOwnOrAdministrator(deletedBy, caller);

/** Brings a closed application back as it was, or a deleted invoice, which is open again until its day. */
export const undoDeleteApplication: Handler<
  (typeof applicationDeskEndpoints)["undoDeleteApplication"]
> = async ({ caller, change, now }, { id }) => {
  const refuse = () =>
    fail("undo_refused", { message: applicationDeskMessages.remove.undoRefused });
  await change(async ({ tx, audit }) => {
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
    if (!invoice || invoice.programmeSlug === null) return fail("not_found");
    const application = await lockOfInvoice(tx, id);
    if (application) {
      if (!mayTakeBack(application, caller, now)) refuse();
      await updateApplication(tx, application.id, { deletedAt: null, deletedBy: null });
      audit({
        action: "undoDeleteApplication",
        subject: "application",
        subjectId: application.id,
        before: { deletedAt: application.deletedAt?.toISOString() },
        after: { deletedAt: null, number: application.applicationNumber },
      });
      return;
    }
    if (invoice.state === "paid" || !mayTakeBack(invoice, caller, now)) refuse();
    const lives = invoice.expiresAt > now;
    await tx
      .update(invoices)
      .set({
        deletedAt: null,
        deletedBy: null,
        ...(lives && { state: "open", askAgainAt: firstAsking(now) }),
      })
      .where(eq(invoices.id, id));
    audit({
      action: "undoDeleteDraft",
      subject: "invoice",
      subjectId: id,
      before: { state: invoice.state, deletedAt: invoice.deletedAt?.toISOString() },
      after: {
        state: lives ? "open" : invoice.state,
        deletedAt: null,
        invoiceNo: invoice.invoiceNo,
      },
    });
  }).catch((error: unknown) => {
    const violated = violatedConstraint(error);
    if (violated === "applications_jamb_number") fail("jamb_number_taken");
    if (violated === "invoices_one_live") fail("live_invoice_exists");
    throw error;
  });
  return {};
};
