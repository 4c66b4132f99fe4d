import { ConfigError, readConfig } from "./config.ts";
import { startServer } from "./start-server.ts";

/** Starts the server by the environment; Ctrl-C and SIGTERM stop it, the embedded database too. */
try {
  const config = readConfig();
  const server = await startServer(config);
  let stopping = false;
  const stop = async () => {
    // Impatience is understood: the database looks after itself at the next start.
    if (stopping) process.exit(130);
    stopping = true;
    await server.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
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
