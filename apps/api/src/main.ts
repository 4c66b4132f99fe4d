import { ConfigError } from "./config-given.ts";
import { readConfig } from "./config.ts";
import { noWorkshop } from "./server/workshop.ts";
import { startServer } from "./start-server.ts";

/** For whoever starts this in a process of its own and builds the workshop beside it (`pnpm start`). */
export const workshop = noWorkshop();
/** What this process serves, once it does. */
export let served: { url: string; production: boolean } | undefined;

/** Milliseconds within which signals are one and the same wish. */
const oneKeystroke = 1_000;

/** Starts the server by the environment; Ctrl-C and SIGTERM stop it, the embedded database too. */
try {
  const config = readConfig();
  const starting = startServer(config, { workshop });
  let askedAt = 0;
  const stop = async () => {
    // One Ctrl-C reaches us several times: from the terminal, and from each process above that passes
    // it on. A later one is impatience, with open calls only: what we have started ends with us.
    if (askedAt > 0) {
      if (Date.now() - askedAt > oneKeystroke) (await starting).hurry();
      return;
    }
    askedAt = Date.now();
    await Promise.all([(await starting).stop(), workshop.end()]);
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const server = await starting;
  served = { url: server.url, production: config.production };
  console.log(`Polyportal ready at ${server.url}`);
  if (config.demo) {
    const { demoAccounts, demoPassword } = await import("./database/seed/demo/users.ts");
    console.log(
      `Demo accounts, all with the password ${demoPassword}:\n  ${demoAccounts.join(", ")}`,
    );
  }
} catch (error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (error instanceof ConfigError) console.error(error.message);
  else if (code === "EADDRINUSE") {
    console.error("The port is in use. Stop what uses it, or set PORT to another one.");
  } else console.error(error);
  process.exit(1);
}
