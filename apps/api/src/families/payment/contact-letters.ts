import { maskEmail } from "@polyportal/domain/format/mask";
import { groupRrr } from "@polyportal/domain/format/rrr";
import {
  addressCorrectedLines,
  addressCorrectedSubject,
  invoiceWith,
} from "@polyportal/domain/messages/applicant-code";
import { phoneChangedWords } from "@polyportal/domain/messages/phone-changed.words";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import type { Transaction } from "../../database/connect.ts";
import type { Config } from "../../config.ts";
import type { Outbox } from "../../mail/outbox.ts";

/** How an applicant is reached. */
type Contact = { readonly email: string; readonly mobileNumber: string };

/** Whose contact it is, as the letter names it: the id of its record and its words. */
type About = { readonly id: string; readonly what: string };

/** An invoice, as a letter names it. */
export const invoiceNamed = ({
  id,
  rrr,
}: {
  readonly id: string;
  readonly rrr: string | null;
}): About => ({
  id,
  what: invoiceWith(groupRrr(rrr ?? "")),
});

/**
 * Tells a changed contact to the old one, so that nobody takes an application over by another mailbox or
 * phone in silence. Of another phone the mailbox hears, as far as texts are not sent.
 */
export async function tellOldContact(
  tx: Transaction,
  { config, outbox }: { readonly config: Pick<Config, "school">; readonly outbox: Outbox },
  { id, what }: About,
  [before, after]: readonly [Contact, Contact],
): Promise<void> {
  if (before.email === "") return;
  const { name, helpLine } = config.school;
  const number = canonicalPhone(after.mobileNumber);
  const samePhone = canonicalPhone(before.mobileNumber) === number;
  const phone = samePhone ? [] : [phoneChangedWords.changed(what, number)];
  if (before.email !== after.email) {
    const address = addressCorrectedLines(what, maskEmail(after.email), helpLine);
    await outbox.mail(tx, {
      kind: "addressCorrected",
      to: before.email,
      about: `${id}/address`,
      subject: addressCorrectedSubject,
      text: [...phone, ...address, name].join("\n\n"),
    });
  } else if (!samePhone) {
    await outbox.mail(tx, {
      kind: "phoneChanged",
      to: before.email,
      about: `${id}/phone`,
      subject: phoneChangedWords.subject,
      text: [...phone, phoneChangedWords.notYou(helpLine), name].join("\n\n"),
    });
  }
}
