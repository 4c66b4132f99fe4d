import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import type { invoices } from "../../database/schema/invoice.ts";
import { paymentReceived } from "@polyportal/domain/messages/student-invoice";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { requestDegreeChange } from "../degree-change/request.ts";
import { endHold, freeBed, settleBed } from "../hostel/settle-bed.ts";
import { notify } from "../notification/notify.ts";

type Settled = typeof invoices.$inferSelect;

/** What becomes true with a payment, in the transaction that records it. */
export async function afterPayment(change: Change, invoice: Settled, now: Date): Promise<void> {
  const { tx } = change;
  const { studentId, purpose } = invoice;
  if (studentId === null || purpose === "application") return;
  if (purpose === "hostel") await settleBed(tx, invoice.id, now);
  if (purpose === "change-of-degree") {
    await requestDegreeChange(change, { ...invoice, studentId }, now);
  }
  const { title, body } = paymentReceived(purpose, invoice.rrr ?? "");
  const path = studentInvoicePath(purpose, invoice);
  await notify(tx, { userId: studentId, title, body, path, now });
}

type Unpaid = Pick<Settled, "id" | "purpose">;

/** What ends with an invoice that nobody paid: its bed is free again. */
export async function afterExpiry(tx: Transaction, { id, purpose }: Unpaid): Promise<void> {
  if (purpose === "hostel") await freeBed(tx, id);
}

/** The same where nobody asked for it, because its time was over: the student is told. */
export async function afterItsTime(
  tx: Transaction,
  { id, purpose }: Unpaid,
  now: Date,
): Promise<void> {
  if (purpose === "hostel") await endHold(tx, id, now);
}
