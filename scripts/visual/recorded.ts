/**
 * What was approved, story by story: the fingerprint of what its pictures depend on, and a print of each
 * picture. A file for each component, with a line for each story, so that approving one rewrites no other.
 */
import { globSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "../command.ts";
import { partsOf } from "./pictures.ts";

/** Where it lies: small enough for the repository, which keeps no picture. */
export const recordedFolder = join(root, "e2e/fingerprints");

/** A story's fingerprint, and the prints of its pictures by their modes. */
export type Entry = { fingerprint: string; pictures: Readonly<Record<string, string>> };

/** In a file, a story's fingerprint stands beside the prints. */
type Line = { in: string } & Record<string, string>;

export class Recorded {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The ids of all stories that are recorded. */
  get stories(): string[] {
    return globSync("*.json", { cwd: this.#folder }).flatMap((file) => {
      const component = basename(file, ".json");
      return Object.keys(this.#read(component)).map((name) => `${component}--${name}`);
    });
  }

  /** Reads it anew each time: another process may have approved meanwhile. */
  entry(story: string): Entry | undefined {
    const { component, name } = partsOf(story);
    const line = this.#read(component)[name];
    if (!line) return undefined;
    const { in: fingerprint, ...pictures } = line;
    return { fingerprint, pictures };
  }

  /** Writes what is to be recorded of these stories, and forgets those of which nothing is. */
  async record(entries: ReadonlyMap<string, Entry | undefined>): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const components = Map.groupBy(entries, ([story]) => partsOf(story).component);
    for (const [component, those] of components) {
      const lines = { ...this.#read(component) };
      for (const [story, entry] of those) {
        const { name } = partsOf(story);
        if (entry) lines[name] = { in: entry.fingerprint, ...entry.pictures };
        else delete lines[name];
      }
      await this.#write(component, lines);
    }
  }

  #read(component: string): Record<string, Line> {
    try {
      return JSON.parse(readFileSync(this.#file(component), "utf8")) as Record<string, Line>;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
      throw error;
    }
  }

  /** Whole or not at all, for whoever reads it now. */
  async #write(component: string, lines: Record<string, Line>): Promise<void> {
    const file = this.#file(component);
    const sorted = Object.entries(lines).toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (sorted.length === 0) return rm(file, { force: true });
    const text = sorted.map(([name, line]) => `  ${JSON.stringify(name)}: ${JSON.stringify(line)}`);
    await writeFile(`${file}.new`, `{\n${text.join(",\n")}\n}\n`);
    await rename(`${file}.new`, file);
  }

  #file = (component: string) => join(this.#folder, `${component}.json`);
}
