import { migrate } from "../database/migrate.ts";
import { createOutbox } from "../mail/outbox.ts";
import { correctApplicantAddress } from "./correct-applicant-address.ts";
import { atTerminal } from "./terminal.ts";
import { withDatabase } from "./with-database.ts";

// The letter to the old address is written here and sent by the running server.
const leftToServer = () => Promise.resolve();
await atTerminal((ask) =>
  withDatabase(process.env, async (db, config) => {
    await migrate(db);
    await correctApplicantAddress(
      db,
      { config, outbox: createOutbox(config.mail.smtpUrl ? { mail: leftToServer } : {}) },
      {
        rrr: await ask("RRR"),
        email: await ask("New e-mail address"),
        officer: await ask("Your name"),
        reason: await ask("How you know who asks"),
      },
    );
    console.log("Codes and letters go to the new address. The old one is told.");
  }),
);
