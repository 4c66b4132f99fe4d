import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import { invoiceById, type Invoice } from "../payment/invoices.ts";

/** An applicant's invoice; of any other nothing is found. */
export async function applicantInvoice(db: Reader, id: string): Promise<Invoice> {
  const found = await invoiceById(db, id);
  return found && found.programmeSlug !== null ? found : fail("not_found");
}
