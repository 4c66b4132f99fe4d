import { invoiceDetailsSchema } from "@polyportal/domain/invoice/details";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { fail } from "../../failure.ts";
import type { Payer } from "../payment/invoices.ts";

/** The payer's details as the form sends them: what the look-up showed masked comes empty. */
export type SentDetails = Payer & {
  readonly mobileNumber: string;
  readonly sessionId: number;
  readonly amount: number;
  readonly referralCode: string;
};

/** Details, and whether a record had to tell any of them: then whoever sent them does not know them all. */
export type CompletedDetails = { readonly payer: Payer; readonly completed: boolean };

/**
 * The details of the invoice: as sent, and where they are empty as `record` knows the payer. Asks for
 * what neither tells, in the words of the programme's form. What a record tells goes to that record's
 * address only, so nobody sends the names of others to an address of their own.
 */
export function completeDetails(
  sent: SentDetails,
  record: Payer | undefined,
  programme: Programme,
): CompletedDetails {
  // A middle name may really be missing; it is filled in only together with the other names.
  const namesKept = sent.lastname === "" || sent.firstname === "";
  const payer = {
    lastname: sent.lastname || record?.lastname || "",
    firstname: sent.firstname || record?.firstname || "",
    middlename: sent.middlename || (namesKept && record?.middlename) || "",
    email: sent.email || record?.email || "",
  };
  const parsed = invoiceDetailsSchema(programme.invoice.flow).safeParse({ ...sent, ...payer });
  const fields: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    fields[issue.path.join(".")] ??= issue.message;
  }
  if (namesKept && sent.email !== "") fields["email"] ??= invoiceMessages.recordsAddressOnly;
  if (Object.keys(fields).length > 0) fail("invalid_input", { fields });
  return { payer, completed: namesKept || sent.email === "" };
}
