/**
 * Sends the Storybook to Chromatic, which pictures each story in the modes of `.storybook/modes.ts`,
 * as `pnpm visual` does: `CHROMATIC_PROJECT_TOKEN=… pnpm chromatic`.
 */
import "./check-node.ts";
import { command } from "./command.ts";

if (process.env["CHROMATIC_PROJECT_TOKEN"]) {
  process.exitCode = await command("chromatic", [
    "--build-script-name=storybook:build",
    ...process.argv.slice(2),
  ]);
} else {
  console.error(
    "Chromatic needs a project: set CHROMATIC_PROJECT_TOKEN to its token, from chromatic.com. " +
      "`pnpm visual` compares the same pictures without it.",
  );
  process.exitCode = 1;
}
