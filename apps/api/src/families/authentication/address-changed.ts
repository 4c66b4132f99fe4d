import { fullName } from "@polyportal/domain/format/name";
import { addressChangedMail } from "@polyportal/domain/messages/users";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Context } from "../../server/handler.ts";
import { retireTokens } from "./one-time-tokens.ts";
import type { Person } from "./people.ts";

/** Whose address became another one, and by whom. */
type AddressChange = {
  readonly person: Person;
  readonly email: string;
  readonly by: "owner" | "officer";
};

/** To the address that no longer is the account's: whoever did not ask for it must know. */
export const addressChangedLetter = (
  { school }: Config,
  { person, email, by }: AddressChange,
): Omit<Mail, "to"> => ({
  kind: "addressChanged",
  about: person.id,
  ...addressChangedMail({ school, name: fullName(person), email, by }),
});

/**
 * What follows once an account has another address: the one before is told, and no link that was sent
 * to it, or is still to make another address the account's, works any more.
 */
export async function addressChanged(
  { now, services: { config, outbox } }: Pick<Context, "now" | "services">,
  tx: Transaction,
  change: AddressChange,
): Promise<void> {
  const { person, email } = change;
  if (person.email === email) return;
  await retireTokens(tx, [person.id], now);
  if (person.email) {
    await outbox.mail(tx, { to: person.email, ...addressChangedLetter(config, change) });
  }
}
