import { paymentReceived } from "@polyportal/domain/messages/student-invoice";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { and, eq, isNotNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { invoices } from "../../schema/invoice.ts";
import { notifications } from "../../schema/notification.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";

/** What students were told of this session's payments, and have read. */
export async function insertNotifications(tx: Transaction): Promise<void> {
  const paid = await tx
    .select()
    .from(invoices)
    .where(
      and(
        isNotNull(invoices.studentId),
        eq(invoices.sessionId, currentSessionId),
        eq(invoices.state, "paid"),
      ),
    );
  const told = paid.flatMap(({ purpose, studentId, paidAt, rrr, ...invoice }) =>
    purpose === "application" || studentId === null || paidAt === null || rrr === null
      ? []
      : {
          id: uuid(),
          userId: studentId,
          ...paymentReceived(purpose, rrr),
          path: studentInvoicePath(purpose, { ...invoice, rrr }),
          createdAt: paidAt,
          readAt: paidAt,
        },
  );
  await insertMany(tx, notifications, told);
}
