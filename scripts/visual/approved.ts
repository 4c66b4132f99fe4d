/**
 * The approved pictures: a file for each component, so that approving one rewrites no other. Its first
 * line names the pictures, and says of each a fingerprint of the browser's own PNG, which most
 * comparisons look at no further than, and which of the packed pictures it is: alike ones are kept once.
 */
import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { decode, encode, streams, type Picture, type Streams } from "./cut.ts";

/** `body` is the picture's place among the packed ones, `approval` says who approved it, and when. */
export type Entry = {
  print: string;
  width: number;
  height: number;
  body: number;
  approval: string;
};
/** In the file each approval stands once, and a picture has its place. */
type Head = {
  approvals: string[];
  pictures: Record<string, Omit<Entry, "approval"> & { approval: number }>;
  /** Of each stream of numbers, in bytes. */
  lengths: number[];
};

/** What tells of a change's cause: the browser, and the tokens' values, when all were last approved. */
export type Circumstances = { chromium: string; tokens: Record<string, string> };

const ending = ".pictures";
const lineEnd = 0x0a;

export class ApprovedPictures {
  readonly #folder: string;
  readonly #heads = new Map<string, Record<string, Entry>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async in(folder: string): Promise<ApprovedPictures> {
    const approved = new ApprovedPictures(folder);
    for (const file of globSync(`*${ending}`, { cwd: folder })) {
      const bytes = await readFile(join(folder, file));
      approved.#heads.set(basename(file, ending), entriesOf(headOf(bytes)));
    }
    return approved;
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
    const found = new Map<string, Picture>();
    const file = this.#file(component);
    if (names.size === 0 || !existsSync(file)) return found;
    const bytes = await readFile(file);
    const { pictures, lengths } = headOf(bytes);
    const packed: Partial<Streams> = {};
    let at = bytes.indexOf(lineEnd) + 1;
    for (const [index, stream] of streams.entries()) {
      const end = at + (lengths[index] ?? 0);
      packed[stream] = await promisify(brotliDecompress)(bytes.subarray(at, end));
      at = end;
    }
    const wanted = Object.entries(pictures).map(([name, entry]) => ({
      picture: `${component}/${name}.png`,
      ...entry,
    }));
    const sizes: { width: number; height: number }[] = [];
    for (const entry of wanted) sizes[entry.body] = entry;
    let body = 0;
    for (const picture of decode(packed as Streams, sizes)) {
      const those = wanted.filter((entry) => entry.body === body);
      for (const { picture: name } of those) if (names.has(name)) found.set(name, picture);
      body++;
    }
    return found;
  }

  /** Writes a component's pictures anew: those that are given in place of their own, `gone` ones no more. */
  async replace(
    component: string,
    given: ReadonlyMap<string, { print: string; picture: Picture }>,
    gone: readonly string[],
    approval: string,
  ): Promise<void> {
    const kept = this.names.filter(
      (name) => partsOf(name).component === component && !given.has(name) && !gone.includes(name),
    );
    const before = await this.pixels(component, new Set(kept));
    const all = [...before].map(([name, picture]) => ({
      name,
      picture,
      print: this.entry(name)?.print ?? "",
      approval: this.entry(name)?.approval ?? approval,
    }));
    for (const [name, taken] of given) all.push({ name, ...taken, approval });
    const file = this.#file(component);
    this.#heads.delete(component);
    if (all.length === 0) return rm(file, { force: true });

    const bodies: Picture[] = [];
    const byPrint = new Map<string, number>();
    const entries: Record<string, Entry> = {};
    for (const { name, picture, print, approval: by } of all.toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const body = byPrint.get(print) ?? bodies.push(picture) - 1;
      byPrint.set(print, body);
      const { width, height } = picture;
      entries[partsOf(name).name] = { print, width, height, body, approval: by };
    }
    const numbers = encode(bodies);
    const packed = await Promise.all(streams.map((stream) => pack(numbers[stream])));
    const approvals = [...new Set(Object.values(entries).map((entry) => entry.approval))];
    const head: Head = {
      approvals,
      pictures: Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [
          name,
          { ...entry, approval: approvals.indexOf(entry.approval) },
        ]),
      ),
      lengths: packed.map(({ length }) => length),
    };
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...packed]));
    this.#heads.set(component, entries);
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
  #file = (component: string) => join(this.#folder, component + ending);
}

/** A picture's component and its name there. */
export function partsOf(picture: string): { component: string; name: string } {
  const [component = "", name = ""] = picture.replace(/\.png$/, "").split("/");
  return { component, name };
}

function headOf(bytes: Buffer): Head {
  return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf(lineEnd))) as Head;
}

const entriesOf = ({ approvals, pictures }: Head): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, entry]) => [
      name,
      { ...entry, approval: approvals[entry.approval] ?? "" },
    ]),
  );

const pack = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
