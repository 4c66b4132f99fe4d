import { paymentReceived } from "@polyportal/domain/messages/student-invoice";
import type { StudentPaymentPurpose } from "@polyportal/domain/payment/purposes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import type { PaymentEffect, PaymentEffects } from "../../payment/effects.ts";
import { notify } from "../../notification/notify.ts";

/** Tells the student that a payment has arrived, after what it does. */
export const paidAndTold = (
  purpose: StudentPaymentPurpose,
  paid?: PaymentEffect["paid"],
): Required<Pick<PaymentEffect, "paid">> => ({
  async paid(change, invoice, now, telling) {
    await paid?.(change, invoice, now, telling);
    const { title, body } = paymentReceived(purpose, invoice.rrr ?? "");
    const path = studentInvoicePath(purpose, invoice);
    await notify(change.tx, { userId: invoice.studentId, title, body, path, now });
  },
});

/** A paid fee is read from its invoice wherever it counts: nothing else has to become true. */
export const feesEffects = {
  "school-fees": paidAndTold("school-fees"),
  "development-levy": paidAndTold("development-levy"),
} satisfies Partial<PaymentEffects>;
