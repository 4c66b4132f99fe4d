/**
 * Builds what has changed and serves both apps and the API, with demo data: `pnpm start`. Once they are
 * ready the workshop is built in the background, for `/storybook`.
 */
import "./check-node.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, root } from "./command.ts";
import { buildWorkshop } from "./start/workshop.ts";
import type { Workshop } from "../apps/api/src/server/workshop.ts";

/** What apps/api/src/main.ts says of itself. */
type Started = { served?: { url: string; production: boolean }; workshop: Workshop };

// Said only when there is something to wait for: a cached build takes half a second.
const announcement = setTimeout(() => {
  console.log("Building the apps and the API (a first build takes about half a minute) …");
}, 1_500);
const code = await command("turbo", ["run", "build", "--output-logs=errors-only", "--ui=stream"], {
  quiet: true,
});
clearTimeout(announcement);

if (code === 0) {
  // In this process, so that a signal reaches the server itself and its exit code is ours.
  const server = pathToFileURL(join(root, "apps/api/dist/serve.js")).href;
  const { served, workshop } = (await import(server)) as Started;
  if (served && !served.production && existsSync(join(root, ".storybook"))) {
    const built = await buildWorkshop(workshop, join(root, "storybook-static"));
    if (built) console.log(`Workshop ready at ${served.url}/storybook`);
  }
} else {
  console.error("The build failed. `pnpm build` shows why.");
  process.exitCode = code;
}
