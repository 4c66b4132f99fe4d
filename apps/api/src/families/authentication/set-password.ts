import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { Transaction } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { isEasyToGuess } from "../../sign-in/easy-passwords.ts";
import { retireTokens } from "./one-time-tokens.ts";
import { updatePerson, type Person } from "./people.ts";

type Named = Pick<Person, "userName" | "lastname" | "firstname" | "middlename">;

/** What is kept of a new password; refuses one that anybody who knows the person would try. */
export async function hashNewPassword(
  { services }: Pick<Context, "services">,
  password: string,
  { userName, lastname, firstname, middlename }: Named,
): Promise<string> {
  const { config, passwords } = services;
  const { name, shortName } = config.school;
  const about = [userName, lastname, firstname, middlename ?? "", name, shortName];
  if (await isEasyToGuess(password, about)) {
    fail("weak_password", { fields: { password: errorCodes.weak_password.message } });
  }
  return passwords.hash(password);
}

/** Gives a person a new password; the links, tickets and sessions made under the old one end. */
export async function setPassword(
  { services, now }: Pick<Context, "services" | "now">,
  tx: Transaction,
  person: { readonly id: string; readonly passwordHash: string },
  exceptSession?: string,
): Promise<void> {
  await updatePerson(tx, person.id, { passwordHash: person.passwordHash, demoPassword: false });
  await retireTokens(tx, [person.id], now);
  await services.sessions.closeAll(tx, person.id, exceptSession);
}
