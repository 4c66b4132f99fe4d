import { userMessages } from "@polyportal/domain/messages/users";
import { migrate } from "../database/migrate.ts";
import { seed } from "../database/seed/seed.ts";
import { createAdministrator } from "./create-administrator.ts";
import { atTerminal } from "./terminal.ts";
import { withDatabase } from "./with-database.ts";

// The password may come from ADMIN_PASSWORD instead of the terminal, so that it stands on no screen.
await atTerminal((ask) =>
  withDatabase(process.env, async (db) => {
    await migrate(db);
    await seed(db, { demo: false });
    const person = {
      userName: await ask(userMessages.columns.userName),
      lastname: await ask(userMessages.fields.lastname),
      firstname: await ask(userMessages.fields.firstname),
      email: await ask(userMessages.columns.email),
      password: process.env["ADMIN_PASSWORD"] ?? (await ask("Password")),
    };
    await createAdministrator(db, person);
    console.log(`${person.userName} may now sign in as super administrator.`);
  }),
);
