import { fullName } from "@polyportal/domain/format/name";
import { addressChangedMail } from "@polyportal/domain/messages/users";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Account } from "./list-users.ts";

/** To the address that no longer is the account's: whoever did not ask for it must know. */
export const addressChangedLetter = (
  { school }: Config,
  person: Account["person"],
  email: string,
): Omit<Mail, "to"> => ({
  kind: "addressChanged",
  about: person.id,
  ...addressChangedMail({ school, name: fullName(person), email }),
});
