import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { command, root } from "../command.ts";
import { exportedScripts, packageFolder, placeInPackage, uiFolder } from "./layout.ts";

const packages = join(root, "packages");

/** `from "…"`, `import "…"` and `import("…")` in a declaration file. */
const specifier = /(\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g;
const stylesheet = /^import "[^"]+\.css";\n/gm;

/**
 * Writes the types of every export beside its module, and of what they mention, domain's too: the
 * compiler's own declarations, their imports put in the package's terms.
 */
export async function writeDeclarations(): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), "polyportal-types-"));
  try {
    const project = join(uiFolder, "tsconfig.package.json");
    if ((await command("tsc", ["-p", project, "--outDir", emitted])) !== 0)
      throw new Error("The types of packages/ui could not be written.");
    await writeReached(emitted);
  } finally {
    await rm(emitted, { recursive: true });
  }
}

async function writeReached(emitted: string): Promise<void> {
  const waiting = exportedScripts().map(([, file]) => file);
  const met = new Set(waiting);
  for (const file of waiting) {
    const place = placeInPackage(file);
    const declared = join(emitted, relative(packages, file)).replace(/\.tsx?$/, ".d.ts");
    const text = await readFile(declared, "utf8");
    const placed = text.replaceAll(stylesheet, "").replaceAll(specifier, (whole, before, name) => {
      const source = sourceOf(String(name), file);
      if (!source) return whole;
      if (!met.has(source)) waiting.push(source);
      met.add(source);
      const path = relative(dirname(place), placeInPackage(source)).split(sep).join("/");
      return `${before}"${path.startsWith(".") ? path : `./${path}`}.js"`;
    });
    const target = join(packageFolder, `${place}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, placed);
  }
}

/** Our file that an import means; nothing for other people's packages. */
function sourceOf(name: string, importer: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(importer), name);
  const domain = /^@polyportal\/domain\/(.+)$/.exec(name)?.[1];
  return domain && join(packages, "domain/src", `${domain}.ts`);
}
