import type { ApplicationStage } from "@polyportal/domain/application-invoice/stages";
import { and, eq, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";

const kept = isNull(applications.deletedAt);

/** Who has come so far, of invoices beside the applications that they have opened. */
export const reached: Record<ApplicationStage, SQL | undefined> = {
  invoiced: and(
    ne(invoices.state, "abandoned"),
    or(isNull(invoices.deletedAt), eq(invoices.state, "paid")),
  ),
  paid: eq(invoices.state, "paid"),
  begun: and(isNotNull(applications.id), kept),
  submitted: and(isNotNull(applications.completedAt), kept),
  offered: and(isNotNull(applications.admittedAt), kept),
};
