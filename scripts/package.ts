/**
 * Builds packages/ui/dist, the design system as a package of its own: `pnpm package`. `pnpm pack` in
 * packages/ui does this first. The workspace's apps never read it: they import the sources.
 */
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./command.ts";
import { writeDeclarations } from "./package/declarations.ts";
import { packageFolder, uiFolder } from "./package/layout.ts";
import { packageManifest } from "./package/manifest.ts";
import { writeModules } from "./package/modules.ts";
import { writeStyles } from "./package/styles.ts";

await rm(packageFolder, { recursive: true, force: true });
await mkdir(packageFolder);
await Promise.all([writeDeclarations(), writeModules().then(writeStyles)]);
await copyFile(join(root, "LICENSE"), join(packageFolder, "LICENSE"));
for (const file of ["README.md", "CHANGELOG.md"])
  await copyFile(join(uiFolder, file), join(packageFolder, file));
const manifest = `${JSON.stringify(packageManifest(), null, 2)}\n`;
await writeFile(join(packageFolder, "package.json"), manifest);
