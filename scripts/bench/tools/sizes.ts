import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Bytes as a server sends them at the highest level. */
export const brotliSizeOf = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export const gzipSizeOf = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

/** The same of a file: by the `.br` of the build, where it has one. */
export function sentSizeOf(path: string): number {
  const packed = `${path}.br`;
  return existsSync(packed) ? statSync(packed).size : brotliSizeOf(readFileSync(path));
}
