/** Cold builds: nothing of an earlier one is used. */
import { join } from "node:path";
import { command, root } from "../command.ts";
import { atMost, median, type Row } from "./tools/row.ts";

const rounds = 3;
const storybookFolder = join(root, "node_modules/.cache/polyportal-bench/storybook");

export const name = "build";

export async function run(): Promise<Row[]> {
  const apps = await timed("turbo", [
    "run",
    "build",
    "--force",
    "--filter=@polyportal/applicant",
    "--filter=@polyportal/portal",
    "--output-logs=errors-only",
  ]);
  const storybook = await timed("storybook", ["build", "--quiet", "-o", storybookFolder]);
  return [
    atMost("both apps", apps, "s", 5),
    atMost("Storybook of all stories", storybook, "s", 15),
  ];
}

async function timed(tool: string, args: readonly string[]): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const code = await command(tool, args, { quiet: true });
    if (code !== 0) throw new Error(`${tool} ${args.join(" ")} failed.`);
    seconds.push((performance.now() - begin) / 1000);
  }
  return median(seconds);
}
