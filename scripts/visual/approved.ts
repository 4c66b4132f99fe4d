/** The approved pictures: a file for each component, so that approving one rewrites no other. */
import { globSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { lock } from "proper-lockfile";
import type { Picture } from "./cut.ts";
import { entriesIn, pack, unpack, type Entry } from "./picture-file.ts";

/** What tells of a change's cause: the browser, and the tokens' values, when all were last approved. */
export type Circumstances = { chromium: string; tokens: Record<string, string> };

/** A picture that is approved from now on, with its fingerprint. */
type Given = { print: string; picture: Picture };

const ending = ".pictures";

export class ApprovedPictures {
  readonly #folder: string;
  readonly #heads = new Map<string, Record<string, Entry>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async in(folder: string): Promise<ApprovedPictures> {
    const approved = new ApprovedPictures(folder);
    for (const file of globSync(`*${ending}`, { cwd: folder })) {
      approved.#heads.set(basename(file, ending), entriesIn(await readFile(join(folder, file))));
    }
    return approved;
  }

  /** The same folder as it is now, when another process may have approved. */
  anew(): Promise<ApprovedPictures> {
    return ApprovedPictures.in(this.#folder);
  }

  /** All pictures by name: `components-button/primary.360.png`. */
  get names(): string[] {
    return [...this.#heads].flatMap(([component, entries]) =>
      Object.keys(entries).map((name) => `${component}/${name}.png`),
    );
  }

  entry(picture: string): Entry | undefined {
    const { component, name } = partsOf(picture);
    return this.#heads.get(component)?.[name];
  }

  /** The pixels of some pictures of one component, which are unpacked together. */
  async pixels(component: string, names: ReadonlySet<string>): Promise<Map<string, Picture>> {
    const bytes = names.size > 0 ? await this.#read(component) : undefined;
    const pictureOf = (name: string) => `${component}/${name}.png`;
    const kept = bytes ? await unpack(bytes, (name) => names.has(pictureOf(name))) : [];
    return new Map(kept.map(({ name, picture }) => [pictureOf(name), picture]));
  }

  /**
   * Writes a component's pictures anew: those that are given in place of their own, `gone` ones no more.
   * What another process has approved meanwhile, as a review that is open beside this one, is kept.
   */
  async replace(
    component: string,
    given: ReadonlyMap<string, Given>,
    gone: readonly string[],
    approval: string,
  ): Promise<void> {
    const file = join(this.#folder, component + ending);
    const replaced = new Set([...given.keys(), ...gone]);
    const isKept = (name: string) => !replaced.has(`${component}/${name}.png`);
    await mkdir(this.#folder, { recursive: true });
    const release = await lock(file, {
      realpath: false,
      retries: { forever: true, minTimeout: 50, maxTimeout: 500 },
    });
    try {
      const before = await this.#read(component);
      const all = before ? await unpack(before, isKept) : [];
      for (const [picture, taken] of given) {
        all.push({ name: partsOf(picture).name, ...taken, approval });
      }
      if (all.length === 0) {
        this.#heads.delete(component);
        await rm(file, { force: true });
      } else {
        const bytes = await pack(all);
        // Whole or not at all, for whoever reads it now.
        await writeFile(`${file}.new`, bytes);
        await rename(`${file}.new`, file);
        this.#heads.set(component, entriesIn(bytes));
      }
    } finally {
      await release();
    }
  }

  async circumstances(): Promise<Circumstances | undefined> {
    const text = await readFile(this.#circumstances(), "utf8").catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Circumstances);
  }

  async setCircumstances(told: Circumstances): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#circumstances(), `${JSON.stringify(told, null, 2)}\n`);
  }

  #circumstances = () => join(this.#folder, "circumstances.json");
  #read = (component: string): Promise<Buffer | undefined> =>
    readFile(join(this.#folder, component + ending)).catch(() => undefined);
}

/** A picture's component and its name there. */
export function partsOf(picture: string): { component: string; name: string } {
  const [component = "", name = ""] = picture.replace(/\.png$/, "").split("/");
  return { component, name };
}
