import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fullName } from "@polyportal/domain/format/name";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Handler } from "../../server/handler.ts";
import { resetPasswordLetter, setUpLetter } from "../authentication/letters.ts";
import { issueToken } from "../authentication/one-time-tokens.ts";
import { accountsOf } from "./people.ts";

/** Mails accounts the link by which a password is chosen: the first one, or another. */
export const sendSetUpMail: Handler<typeof userManagementEndpoints.sendSetUpMail> = async (
  { change, db, now, services },
  { ids },
) => {
  const accounts = (await accountsOf(db, ids)).map(({ person }) => person);
  const without = accounts.filter(({ email, active }) => !email || !active);
  const reached = accounts.filter((person) => !without.includes(person));
  await changeIfNeeded(change, async ({ tx, audit }) => {
    if (reached.length === 0) return undefined;
    for (const person of reached) {
      const purpose = person.oldUser ? "resetPassword" : "verifyAccount";
      const { secret } = await issueToken(tx, { purpose, userId: person.id }, now);
      const letter = person.oldUser ? resetPasswordLetter : setUpLetter;
      await services.outbox.mail(tx, {
        to: person.email ?? "",
        ...letter(services.config, person, secret),
      });
      audit({ action: "sendSetUpMail", subject: "user", subjectId: person.id });
    }
    return reached;
  });
  return { sent: reached.length, without: without.map((person) => fullName(person)) };
};
