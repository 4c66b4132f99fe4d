import { canonicalPhone } from "@polyportal/domain/validation/primitives";

export type Channel = "mail" | "sms";

/**
 * What letters are counted by: a mailbox in any case, and whatever stands behind a plus (`ada+3@…` is
 * ada's), or a telephone in any of its forms. Only for counting: what is sent goes to the very address.
 */
export function mailboxOf(channel: Channel, recipient: string): string {
  const given = recipient.trim().toLowerCase();
  if (channel === "sms") return `sms:${canonicalPhone(given)}`;
  const at = given.lastIndexOf("@");
  const local = given.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, "");
  return `mail:${local}${given.slice(Math.max(at, 0))}`;
}
