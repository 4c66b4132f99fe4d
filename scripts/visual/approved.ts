/**
 * The approved pictures: a file for each component, so that approving one rewrites no other, and beside
 * them one of what components have in common, which is made anew where most of them are approved anyway.
 */
import { globSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { lock } from "proper-lockfile";
import type { Picture } from "./cut.ts";
import {
  besideOthers,
  entriesIn,
  pack,
  piecesIn,
  sharedOf,
  unpack,
  type Entry,
  type Kept,
} from "./picture-file.ts";
import type { Piece } from "./pieces.ts";
import { readShared, sharedIn, shareOf, type SharedPieces } from "./shared-pieces.ts";

/** What tells of a change's cause: the browser, and the tokens' values, when all were last approved. */
export type Circumstances = { chromium: string; tokens: Record<string, string> };

/** A picture that is approved from now on, with its fingerprint. */
type Given = { print: string; picture: Picture };

const ending = ".pictures";
/** Held by who makes anew what is shared. */
const sharing = "shared";

export class ApprovedPictures {
  readonly #folder: string;
  readonly #heads = new Map<string, Record<string, Entry>>();
  readonly #shared = new Map<string, Promise<SharedPieces>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async in(folder: string): Promise<ApprovedPictures> {
    const approved = new ApprovedPictures(folder);
    for (const component of approved.#files()) {
      const bytes = await approved.#read(component);
      if (bytes) approved.#heads.set(component, entriesIn(bytes));
    }
    return approved;
  }

  /** The same folder as it is now, when another process may have approved. */
  anew(): Promise<ApprovedPictures> {
    return ApprovedPictures.in(this.#folder);
  }

  /** How many components have pictures. */
  get components(): number {
    return this.#heads.size;
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
    const isAsked = (name: string) => names.has(pictureOf(name));
    const kept = bytes ? await this.#unpack(component, bytes, isAsked) : [];
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
    const replaced = new Set([...given.keys(), ...gone]);
    const isKept = (name: string) => !replaced.has(`${component}/${name}.png`);
    await this.#rewrite(component, async (before) => {
      const all = before ? await unpack(before, this.#bring, isKept) : [];
      for (const [picture, taken] of given) {
        all.push({ name: partsOf(picture).name, ...taken, approval });
      }
      if (all.length === 0) return undefined;
      // Looked up now that the file is locked: what is in use is not taken away.
      return pack(all, await this.#bring(sharedIn(this.#folder)[0] ?? ""));
    });
  }

  /**
   * Keeps once what components have in common by now, and writes every component's file anew beside it:
   * for when most are written anyway, or much was approved bit by bit.
   */
  async share(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const release = await this.#lock(sharing);
    try {
      const [before = ""] = sharedIn(this.#folder);
      const { shared, bytes } = await shareOf(this.#pieces(), before);
      if (bytes && shared.name !== before) await this.#put(shared.name, bytes);
      this.#shared.set(shared.name, Promise.resolve(shared));
      // Once more for what another process has approved beside the old one meanwhile.
      for (let others = await this.#beside(shared); others.length > 0;) {
        for (const component of others) {
          await this.#rewrite(
            component,
            async (file) => file && besideOthers(file, this.#bring, shared),
          );
        }
        others = await this.#beside(shared);
      }
      await this.#takeAwayBut(shared);
    } finally {
      await release();
    }
  }

  /** What no file needs any more; who approves at this moment may still need it, and the next one goes on. */
  async #takeAwayBut(shared: SharedPieces): Promise<void> {
    const locks = globSync("*.lock", { cwd: this.#folder });
    if (locks.some((name) => name !== `${sharing}.lock`)) return;
    if ((await this.#beside(shared)).length > 0) return;
    for (const name of sharedIn(this.#folder)) {
      if (name !== shared.name) await rm(join(this.#folder, name));
    }
  }

  /** The components whose files stand beside other shared pieces than these. */
  async #beside({ name }: SharedPieces): Promise<string[]> {
    const others: string[] = [];
    for (const component of this.#files()) {
      const bytes = await this.#read(component);
      if (bytes && sharedOf(bytes) !== name) others.push(component);
    }
    return others;
  }

  async *#pieces(): AsyncGenerator<readonly Piece[]> {
    for (const component of this.#files()) {
      const bytes = await this.#read(component);
      if (bytes) yield await piecesIn(bytes, this.#bring);
    }
  }

  /** Writes a component's file anew, or takes it away where nothing is left; one after the other. */
  async #rewrite(
    component: string,
    change: (before: Buffer | undefined) => Promise<Buffer | undefined>,
  ): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const release = await this.#lock(component + ending);
    try {
      const bytes = await change(await this.#read(component));
      if (bytes) {
        await this.#put(component + ending, bytes);
        this.#heads.set(component, entriesIn(bytes));
      } else {
        this.#heads.delete(component);
        await rm(join(this.#folder, component + ending), { force: true });
      }
    } finally {
      await release();
    }
  }

  /** Whole or not at all, for whoever reads it now. */
  async #put(name: string, bytes: Buffer): Promise<void> {
    const file = join(this.#folder, name);
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  }

  #lock = (name: string) =>
    lock(join(this.#folder, name), {
      realpath: false,
      retries: { forever: true, minTimeout: 50, maxTimeout: 500 },
    });

  async circumstances(): Promise<Circumstances | undefined> {
    const text = await readFile(this.#circumstances(), "utf8").catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Circumstances);
  }

  async setCircumstances(told: Circumstances): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#circumstances(), `${JSON.stringify(told, null, 2)}\n`);
  }

  /** What another process writes anew just now is read anew: what it stood beside may be gone. */
  async #unpack(
    component: string,
    bytes: Buffer,
    isAsked: (name: string) => boolean,
  ): Promise<Kept[]> {
    try {
      return await unpack(bytes, this.#bring, isAsked);
    } catch (error) {
      const now = await this.#read(component);
      if (!now || now.equals(bytes)) throw error;
      return this.#unpack(component, now, isAsked);
    }
  }

  #bring = (name: string): Promise<SharedPieces> => {
    const there = this.#shared.get(name) ?? readShared(this.#folder, name);
    this.#shared.set(name, there);
    return there;
  };
  #files = () =>
    globSync(`*${ending}`, { cwd: this.#folder })
      .map((file) => basename(file, ending))
      .toSorted();
  #circumstances = () => join(this.#folder, "circumstances.json");
  #read = (component: string): Promise<Buffer | undefined> =>
    readFile(join(this.#folder, component + ending)).catch(() => undefined);
}

/** A picture's component and its name there. */
export function partsOf(picture: string): { component: string; name: string } {
  const [component = "", name = ""] = picture.replace(/\.png$/, "").split("/");
  return { component, name };
}
