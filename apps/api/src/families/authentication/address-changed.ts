import { fullName } from "@polyportal/domain/format/name";
import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { addressChangedMail } from "@polyportal/domain/messages/users";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Context } from "../../server/handler.ts";
import { accountChanged, type Officer } from "./account-changed.ts";
import { retireTokens } from "./one-time-tokens.ts";
import type { Person } from "./people.ts";

/** Whose address became another one, and by whom. */
type AddressChange = {
  readonly person: Person;
  readonly email: string;
  readonly by: "owner" | Officer;
};

/** To the address that no longer is the account's: whoever did not ask for it must know. */
export const addressChangedLetter = (
  { school }: Config,
  { person, email, by }: AddressChange,
  heldSince?: Date,
): Omit<Mail, "to"> => ({
  kind: "addressChanged",
  about: person.id,
  ...addressChangedMail({
    school,
    name: fullName(person),
    email,
    by: by === "owner" ? by : "officer",
    held: heldSince && heldDecisionMessages.toldOld(heldSince),
  }),
});

/**
 * What follows once an account has another address: the one before is told, and no link that was sent
 * to it, or is still to make another address the account's, works any more. Whoever approves decides nothing
 * for a day; the address that a first login gives changes none.
 */
export async function addressChanged(
  ctx: Pick<Context, "now" | "services">,
  tx: Transaction,
  change: AddressChange,
): Promise<void> {
  const { person, email, by } = change;
  if (person.email === email) return;
  const { config, outbox } = ctx.services;
  await retireTokens(tx, [person.id], ctx.now);
  const isFirst = by === "owner" && !person.oldUser;
  const officer = by === "owner" ? undefined : by;
  const heldSince = isFirst ? undefined : await accountChanged(ctx, tx, person, officer);
  if (person.email) {
    const letter = addressChangedLetter(config, change, heldSince);
    await outbox.mail(tx, { to: person.email, ...letter });
  }
}
