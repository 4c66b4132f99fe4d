import type { Transaction } from "../../database/connect.ts";
import type { Context } from "../../server/handler.ts";
import { retireTokens } from "./one-time-tokens.ts";
import { updatePerson } from "./people.ts";

/** Gives a person a new password; the links, tickets and sessions made under the old one end. */
export async function setPassword(
  { services, now }: Pick<Context, "services" | "now">,
  tx: Transaction,
  person: { readonly id: string; readonly passwordHash: string },
  exceptSession?: string,
): Promise<void> {
  await updatePerson(tx, person.id, { passwordHash: person.passwordHash, demoPassword: false });
  await retireTokens(tx, person.id, now);
  await services.sessions.closeAll(tx, person.id, exceptSession);
}
