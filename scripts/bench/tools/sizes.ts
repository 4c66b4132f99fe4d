import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Sizes = { raw: number; gzip: number; brotli: number };

const known = new Map<string, Sizes>();

/** Bytes of a file, and as a server sends it at the highest levels: by the `.gz` and `.br` of the build, where it has them. */
export function sizesOf(path: string): Sizes {
  const before = known.get(path);
  if (before) return before;
  const packed = [`${path}.gz`, `${path}.br`] as const;
  const [gzip, brotli] = packed.map((file) => (existsSync(file) ? statSync(file).size : undefined));
  const sizes =
    gzip !== undefined && brotli !== undefined
      ? { raw: statSync(path).size, gzip, brotli }
      : sizesOfBytes(readFileSync(path));
  known.set(path, sizes);
  return sizes;
}

export const gzipSizeOf = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

export const sizesOfBytes = (bytes: Buffer): Sizes => ({
  raw: bytes.length,
  gzip: gzipSizeOf(bytes),
  brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
});

export function sum(all: readonly Sizes[]): Sizes {
  return all.reduce(
    (total, sizes) => ({
      raw: total.raw + sizes.raw,
      gzip: total.gzip + sizes.gzip,
      brotli: total.brotli + sizes.brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
}
