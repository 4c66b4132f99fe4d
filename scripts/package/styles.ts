import { readdirSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rolldown } from "vite";
import { packageFolder, uiFolder } from "./layout.ts";

const sources = join(uiFolder, "src");
const theme = readdirSync(join(sources, "theme"))
  .filter((name) => name.endsWith(".css"))
  .map((name) => `theme/${name}`);

/**
 * Writes `styles.css`, compiled, for pages without Tailwind, and `theme.css`, the sources of the
 * same for pages with it, which compile their own classes with ours in one go.
 * @param ofModules the stylesheets that modules import, by absolute path
 */
export async function writeStyles(ofModules: readonly string[]): Promise<void> {
  const own = ofModules.map((file) => relative(sources, file));
  for (const file of [...theme, ...own]) await cp(join(sources, file), join(packageFolder, file));
  await writeFile(
    join(packageFolder, "theme.css"),
    [
      ...["theme/theme.css", ...own].map((file) => `@import "./${file}";`),
      // The sentences beside the types are no class names.
      `@source not "./**/*.d.ts";`,
      "",
    ].join("\n"),
  );
  const css = await compiled(own.map((file) => join(sources, file)));
  await writeFile(join(packageFolder, "styles.css"), css);
}

async function compiled(ofModules: readonly string[]): Promise<string> {
  // Within ui, where `tailwindcss` and its parts are found.
  const folder = await mkdtemp(join(uiFolder, "node_modules/.styles-"));
  try {
    const entry = join(folder, "styles.css");
    const imported = [join(sources, "theme/theme.css"), ...ofModules];
    await writeFile(entry, imported.map((file) => `@import "${file}";\n`).join(""));
    const { output } = (await build({
      configFile: false,
      root: folder,
      logLevel: "warn",
      plugins: [tailwindcss()],
      build: { write: false, rolldownOptions: { input: entry } },
    })) as Rolldown.RolldownOutput;
    const asset = output.find(({ fileName }) => fileName.endsWith(".css"));
    if (asset?.type !== "asset") throw new Error("The stylesheet of packages/ui came out empty.");
    return String(asset.source);
  } finally {
    await rm(folder, { recursive: true });
  }
}
