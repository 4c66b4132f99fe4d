/**
 * Cold builds, of which nothing of an earlier one is used. Storybook is built beside as many stories that draw
 * nothing, in as many files, in the same run, for a machine's speed changes from hour to hour.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { command, root } from "../command.ts";
import { atMost, compared, lowerQuartile, median, type Row } from "./tools/row.ts";
import { timed, timesOf } from "./tools/timing.ts";

const rounds = 3;
const apps = ["--filter=@polyportal/applicant", "--filter=@polyportal/portal"];
const home = join(root, "dist/bench-storybook");
const ours = { config: join(root, ".storybook"), output: join(home, "built") };
const empty = { config: join(home, "empty/.storybook"), output: join(home, "built-empty") };

export async function run(): Promise<Row[]> {
  const ofApps = await timesOf(rounds, () =>
    ran("turbo", "run", "build", "--force", "--output-logs=errors-only", ...apps),
  );
  try {
    // Once for the list of stories, and so that neither is the first to be read from the disk.
    await storybook(ours);
    await writeEmptyStories();
    await storybook(empty);
    const own: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await timed(() => storybook(ours)));
      bare.push(await timed(() => storybook(empty)));
    }
    const [value, least] = [lowerQuartile(own), lowerQuartile(bare)];
    return [
      atMost("both apps", median(ofApps) / 1_000, "s", 5),
      atMost("Storybook of all stories", median(own) / 1_000, "s", 15),
      compared("as many empty stories, and ours to them", least / 1_000, "s", {
        ratio: value / least,
      }),
    ];
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function ran(tool: string, ...args: string[]): Promise<void> {
  const code = await command(tool, args, { quiet: true });
  if (code !== 0) throw new Error(`${tool} ${args.join(" ")} failed.`);
}

const storybook = ({ config, output }: typeof ours) =>
  ran("storybook", "build", "-c", config, "-o", output, "--quiet", "--disable-telemetry");

/** As many files with as many stories, of a component that is one element. */
async function writeEmptyStories(): Promise<void> {
  type Index = { entries: Record<string, { type: string; importPath: string }> };
  const index = JSON.parse(await readFile(join(ours.output, "index.json"), "utf8")) as Index;
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const files = [...Map.groupBy(stories, ({ importPath }) => importPath).values()];
  await mkdir(empty.config, { recursive: true });
  await writeFile(
    join(empty.config, "main.ts"),
    `export default {
  stories: ["../*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
`,
  );
  await writeFile(join(empty.config, "preview.ts"), `export default { tags: ["autodocs"] };\n`);
  for (const [file, inIt] of files.entries()) {
    const text = `const Empty${file} = () => <p>Nothing</p>;
export default { title: "empty-${file}", component: Empty${file} };
${inIt.map((_, at) => `export const Story${at} = {};\n`).join("")}`;
    await writeFile(join(home, `empty/empty-${file}.stories.tsx`), text);
  }
}
