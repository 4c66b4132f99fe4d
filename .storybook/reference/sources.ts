import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Reference } from "./shape.ts";

const root = join(import.meta.dirname, "../..");
const kept = join(root, "node_modules/.cache/polyportal-reference");

/** What decides the reference: the types of ui and domain, the libraries', and how they are read. */
const sources = ["packages/ui/src", "packages/domain/src", ".storybook/reference"];
const manifests = ["packages/ui/package.json", "packages/ui/tsconfig.json", "pnpm-lock.yaml"];

/** Whether a file's types can stand in the reference. */
export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

/**
 * The reference of the sources as they are. Unchanged sources cost a look at them; otherwise a process
 * of its own reads them, since the compiler's API does not return before it has an answer.
 */
export async function referenceOfSources(): Promise<Reference> {
  const file = join(kept, `${await fingerprint()}.json`);
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Reference;
  const reader = join(import.meta.dirname, "print.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [reader], {
    maxBuffer: 64 * 1024 * 1024,
  });
  await mkdir(kept, { recursive: true });
  for (const old of await readdir(kept)) await rm(join(kept, old), { force: true });
  await writeFile(`${file}.${process.pid}`, stdout);
  await rename(`${file}.${process.pid}`, file);
  return JSON.parse(stdout) as Reference;
}

async function fingerprint(): Promise<string> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.filter(isSource).map((name) => join(folder, name));
    }),
  );
  const files = [...listed.flat().sort(), ...manifests];
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash("sha256");
  for (const [at, text] of texts.entries()) hash.update(`${files[at]}\n`).update(text);
  return hash.digest("hex").slice(0, 32);
}
