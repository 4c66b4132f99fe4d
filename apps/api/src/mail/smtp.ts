import { createTransport } from "nodemailer";
import type { Transport } from "./outbox.ts";

/** Delivers e-mail to the school's mail server. */
export function smtpTransport(url: string, from: string): Transport {
  const mailer = createTransport(url, { from });
  const domain = from.replace(/^.*@/, "").replace(/[^\w.-].*$/, "");
  return async ({ id, recipient, subject, body }) => {
    // The same id on a second delivery lets mail programs drop the double.
    await mailer.sendMail({ to: recipient, subject, text: body, messageId: `<${id}@${domain}>` });
  };
}
