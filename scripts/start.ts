/** Builds what has changed and serves both apps and the API, with demo data: `pnpm start`. */
import "./check-node.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, root } from "./command.ts";

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
  await import(pathToFileURL(join(root, "apps/api/dist/serve.js")).href);
} else {
  console.error("The build failed. `pnpm build` shows why.");
  process.exitCode = code;
}
