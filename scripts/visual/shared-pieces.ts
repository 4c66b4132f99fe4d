/**
 * The pieces that pictures of two components or more are made of, letters of the menu and of tables
 * above all. They are kept once, in a file that nobody rewrites: its name says what is in it, and that
 * of a later one begins with a higher number.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { keyOf, packPieces, unpackPieces, type Piece } from "./pieces.ts";

export type SharedPieces = {
  /** Its file's name; empty where nothing is shared. */
  name: string;
  pieces: readonly Piece[];
  /** Where a piece stands among them, by its key. */
  places: ReadonlyMap<string, number>;
};

const ending = ".pieces";
const nothing: SharedPieces = { name: "", pieces: [], places: new Map() };

const numberOf = (name: string) => Number.parseInt(name, 10) || 0;

/** The names of those in a folder, the one in use first. */
export const sharedIn = (folder: string): string[] =>
  globSync(`*${ending}`, { cwd: folder }).toSorted(
    (a, b) => numberOf(b) - numberOf(a) || (a < b ? -1 : 1),
  );

export async function readShared(folder: string, name: string): Promise<SharedPieces> {
  if (name === "") return nothing;
  const bytes = await readFile(join(folder, name)).catch(() => {
    throw new Error(
      `Pictures need ${name}, which is not there: bring it back from the commit that took it away ` +
        `(git log -- ${join("e2e/pictures", name)}).`,
    );
  });
  return sharedOf(name, await unpackPieces(bytes));
}

/** What two components or more have of these; the file that it is to be kept in. */
export async function shareOf(
  components: AsyncIterable<readonly Piece[]>,
  before: string,
): Promise<{ shared: SharedPieces; bytes: Buffer | undefined }> {
  const seen = new Map<string, Piece>();
  const common = new Map<string, Piece>();
  for await (const pieces of components) {
    for (const piece of pieces) {
      const key = keyOf(piece);
      const there = seen.get(key);
      if (there) common.set(key, there);
      else seen.set(key, piece);
    }
  }
  if (common.size === 0) return { shared: nothing, bytes: undefined };
  const pieces = [...common.values()].toSorted(
    (a, b) => a.height - b.height || a.width - b.width || Buffer.compare(bytesOf(a), bytesOf(b)),
  );
  const bytes = await packPieces(pieces);
  const print = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const isSame = before.endsWith(`-${print}${ending}`);
  const name = isSame ? before : `${numberOf(before) + 1}-${print}${ending}`;
  return { shared: sharedOf(name, pieces), bytes };
}

const bytesOf = ({ dots }: Piece) => new Uint8Array(dots.buffer, dots.byteOffset, dots.byteLength);

const sharedOf = (name: string, pieces: readonly Piece[]): SharedPieces => ({
  name,
  pieces,
  places: new Map(pieces.map((piece, place) => [keyOf(piece), place])),
});
