import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { Change } from "../../database/change.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { confirmEmailLetter } from "./letters.ts";
import { issueToken, retireTokens } from "./one-time-tokens.ts";
import { isEmailTaken, type Person } from "./people.ts";

type Asked = {
  readonly person: Person;
  readonly email: string;
  /** At a first login nobody is signed in before the address is confirmed. */
  readonly first: boolean;
};

/**
 * Sends the link that makes an address the person's own. The link sent last alone works: an address
 * that was mistyped may be somebody else's.
 */
export async function sendConfirmation(
  { now, services: { config, outbox } }: Pick<Context, "now" | "services">,
  { tx, audit }: Change,
  { person, email, first }: Asked,
): Promise<void> {
  if (await isEmailTaken(tx, email, person.id)) {
    fail("email_taken", { fields: { email: errorCodes.email_taken.message } });
  }
  await retireTokens(tx, [person.id], now, "changeEmail");
  const token = { purpose: "changeEmail", userId: person.id, subject: email } as const;
  const { secret } = await issueToken(tx, token, now);
  await outbox.mail(tx, { to: email, ...confirmEmailLetter(config, person, secret, first) });
  audit({
    action: "changeEmail",
    subject: "user",
    subjectId: person.id,
    before: { email: person.email },
    after: { pendingEmail: email },
  });
}
