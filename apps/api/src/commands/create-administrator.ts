import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { passwordSchema } from "@polyportal/domain/validation/password";
import { email, personName, requiredText } from "@polyportal/domain/validation/primitives";
import { v7 as uuid } from "uuid";
import * as z from "zod/mini";
import { makeChange, systemActor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { violatedConstraint } from "../database/failure-kind.ts";
import { isNameTaken } from "../database/named.ts";
import { users } from "../database/schema/users.ts";
import { isEasyToGuess } from "../sign-in/easy-passwords.ts";
import { createPasswords } from "../sign-in/passwords.ts";

const newAdministrator = z.object({
  userName: requiredText("a user name is needed", 40),
  lastname: personName("a surname is needed"),
  firstname: personName("a first name is needed"),
  email: email("an e-mail address is needed"),
  password: passwordSchema,
});

export type NewAdministrator = z.input<typeof newAdministrator>;

/** Makes an administrator who may sign in at once; throws in words for whoever ran the command. */
export async function createAdministrator(db: Database, given: NewAdministrator): Promise<void> {
  const checked = newAdministrator.safeParse(given);
  if (!checked.success) {
    throw new Error(checked.error.issues.map((issue) => issue.message).join("\n"));
  }
  const { password, ...names } = checked.data;
  if (await isEasyToGuess(password, [names.userName, names.lastname, names.firstname])) {
    throw new Error(errorCodes.weak_password.message);
  }
  const passwordHash = await createPasswords().hash(password);
  const id = uuid();
  try {
    await makeChange(db, systemActor("create-admin"), async ({ tx, audit }) => {
      await tx.insert(users).values({
        ...names,
        id,
        passwordHash,
        userType: "official",
        role: "super administrator",
        oldUser: true,
      });
      audit({ action: "createAdministrator", subject: "user", subjectId: id, after: names });
    });
  } catch (error) {
    const taken = violatedConstraint(error);
    if (isNameTaken(taken)) throw new Error("This user name is taken.", { cause: error });
    if (taken === "users_email_key")
      throw new Error("This e-mail address is taken.", { cause: error });
    throw error;
  }
}
