import { invoiceDetailsSchema } from "@polyportal/domain/invoice/details";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { fail } from "../../server/failure.ts";
import type { Payer } from "./queries.ts";

/** The payer's details as the form sends them: what the look-up showed masked comes empty. */
export type SentDetails = Payer & {
  readonly mobileNumber: string;
  readonly sessionId: number;
  readonly amount: number;
};

/**
 * The details of the invoice: as sent, and where they are empty as the records know the payer. Asks
 * for what neither tells, in the words of the programme's form.
 */
export function completeDetails(
  sent: SentDetails,
  known: Payer | undefined,
  programme: Programme,
): Payer {
  // A middle name may really be missing; it is filled in only together with the other names.
  const namesKept = sent.lastname === "" || sent.firstname === "";
  const details = {
    lastname: sent.lastname || known?.lastname || "",
    firstname: sent.firstname || known?.firstname || "",
    middlename: sent.middlename || (namesKept && known?.middlename) || "",
    email: sent.email || known?.email || "",
  };
  const parsed = invoiceDetailsSchema(programme.invoice.flow).safeParse({ ...sent, ...details });
  if (parsed.success) return details;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
  return fail("invalid_input", { fields });
}

/** Whether who sent the details knows the payer of an invoice: names and e-mail address are the same. */
export const isSamePayer = (sent: Payer, payer: Payer): boolean =>
  (["lastname", "firstname", "middlename", "email"] as const).every(
    (name) => plain(sent[name]) === plain(payer[name]),
  );

const plain = (text: string) => text.normalize("NFC").toLowerCase();
