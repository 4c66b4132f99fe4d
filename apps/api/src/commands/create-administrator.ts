import { passwordSchema } from "@polyportal/domain/validation/password";
import { v7 as uuid } from "uuid";
import { makeChange, systemActor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { violatedConstraint } from "../database/failure-kind.ts";
import { users } from "../database/schema/users.ts";
import { createPasswords } from "../session/passwords.ts";

export type NewAdministrator = {
  readonly userName: string;
  readonly email: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly password: string;
};

/** Makes an administrator who may sign in at once; throws in words for whoever ran the command. */
export async function createAdministrator(db: Database, person: NewAdministrator): Promise<void> {
  const checked = passwordSchema.safeParse(person.password);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message);
  const passwordHash = await createPasswords().hash(person.password);
  const id = uuid();
  try {
    await makeChange(db, systemActor("create-admin"), async ({ tx, audit }) => {
      const { password: _, ...names } = person;
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
    if (taken === "users_user_name_key")
      throw new Error("This user name is taken.", { cause: error });
    if (taken === "users_email_key")
      throw new Error("This e-mail address is taken.", { cause: error });
    throw error;
  }
}
