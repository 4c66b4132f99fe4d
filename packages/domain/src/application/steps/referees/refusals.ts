import { joinedWords, nameKey, nameWords } from "../../../text/fold.ts";
import type { Answers, Row } from "../../../programmes/field.ts";

/** The applicant, who may not be their own referee. */
export type Applicant = { readonly email: string; readonly lastname: string };

export const ownAddress = "this is your own e-mail address";
export const addressTwice = "each referee needs an e-mail address of his own";
export const sharesSurname =
  "this person bears your surname: tick that it is not a relative, or name another";

/** The mailbox behind an address. Case and a plus suffix make no other mailbox, nor do dots at Gmail. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [box = ""] = local.split("+");
  const gmail = domain === "gmail.com" || domain === "googlemail.com";
  return gmail ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}

/** Whether a full name contains the surname. */
const bears = (fullName: string, lastname: string): boolean => {
  const surname = nameWords(lastname);
  return (
    nameWords(fullName).some((word) => surname.includes(word)) ||
    joinedWords(fullName).includes(nameKey(lastname))
  );
};

type Refusal = { readonly path: readonly [number, string]; readonly message: string };

/**
 * What is wrong with the named referees, beyond each field's own rules. `known` are addresses of the
 * applicant's own people.
 */
export function refereeRefusals(
  rows: readonly Row[],
  { email, lastname }: Applicant,
  known: readonly string[],
): Refusal[] {
  const own = [email, ...known].map(mailboxOf);
  const mailboxes = rows.map((row) => mailboxOf(row["email"] ?? ""));
  return rows.flatMap((row, at): Refusal[] => {
    const mailbox = mailboxes[at] ?? "";
    const address = own.includes(mailbox)
      ? ownAddress
      : mailboxes.indexOf(mailbox) < at
        ? addressTwice
        : undefined;
    const related = bears(row["fullName"] ?? "", lastname) && row["notRelative"] !== "yes";
    return [
      ...(address ? [{ path: [at, "email"] as const, message: address }] : []),
      ...(related ? [{ path: [at, "notRelative"] as const, message: sharesSurname }] : []),
    ];
  });
}

/** The addresses in other steps, by their fields. */
export const knownAddresses = (fields: readonly string[], answers: Answers): string[] =>
  fields.flatMap((field) => {
    const answer = answers[field];
    return typeof answer === "string" && answer !== "" ? [answer] : [];
  });
