import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { needsClient } from "./client.ts";
import { exportedScripts, packageFolder, placeInPackage } from "./layout.ts";

const isOurs = (id: string) =>
  id.startsWith(".") || id.startsWith("/") || /^@polyportal\/(?:ui|domain)\//.test(id);

const workerUrl = /new URL\("(?:\.\/)?([^"]+)\.ts", import\.meta\.url\)/g;

/**
 * Stylesheets leave the modules: `styles.css` holds them all, and a server that imports a module
 * understands none. A worker is a module of the package, which the consumer's bundler finds beside
 * the one that starts it.
 */
const forStrangers = (stylesheets: Set<string>): Plugin => ({
  name: "polyportal:for-strangers",
  resolveId(source, importer) {
    if (!source.endsWith(".css") || !importer) return null;
    stylesheets.add(join(dirname(importer), source));
    return { id: "\0stylesheet", moduleSideEffects: false };
  },
  load: (id) => (id === "\0stylesheet" ? "" : null),
  transform(code, id) {
    if (!workerUrl.test(code)) return null;
    return code.replaceAll(workerUrl, (_, name: string) => {
      this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`) });
      return `new URL("./${name}.js", import.meta.url)`;
    });
  },
});

/**
 * Writes one ES module for each of ours that an export needs, domain's too; other people's stay
 * imports. A module that needs a browser says so, one by one: a bundle of several could not.
 * @returns the stylesheets that modules import, by absolute path
 */
export async function writeModules(): Promise<string[]> {
  const stylesheets = new Set<string>();
  const bundle = await rolldown({
    input: Object.fromEntries(exportedScripts()),
    external: (id) => !isOurs(id) && !id.endsWith(".css") && !id.startsWith("\0"),
    platform: "neutral",
    plugins: [forStrangers(stylesheets)],
    preserveEntrySignatures: "allow-extension",
  });
  await bundle.write({
    dir: packageFolder,
    preserveModules: true,
    preserveModulesRoot: join(packageFolder, "../../.."),
    entryFileNames: ({ facadeModuleId }) => `${placeInPackage(facadeModuleId ?? "")}.js`,
    banner: ({ facadeModuleId }) =>
      facadeModuleId && needsClient(facadeModuleId, readFileSync(facadeModuleId, "utf8"))
        ? '"use client";'
        : "",
  });
  await bundle.close();
  return [...stylesheets].toSorted((a, b) => relative(a, b).localeCompare(relative(b, a)));
}
