import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressing less than this saves no packet. */
const worthwhile = 1024;

export type Encoding = "br" | "gzip";

/** The best encoding that the caller accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const names = accepted.split(",").flatMap((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : undefined;
}

/** The encoding to send `text` in; undefined if it is too short to gain by one. */
export const worthEncoding = (text: string, accepted: string | undefined): Encoding | undefined =>
  text.length < worthwhile ? undefined : chooseEncoding(accepted);

/** `text` compressed: fast for a single answer, `small` for what is cached and sent often. */
export async function encode(
  text: string,
  encoding: Encoding,
  effort: "quick" | "small" = "quick",
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  const small = effort === "small";
  if (encoding === "gzip") return new Uint8Array(await gzipAsync(bytes, { level: small ? 9 : 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: small ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(await brotliAsync(bytes, { params }));
}
