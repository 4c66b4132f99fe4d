import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed answer saves no packet. */
const worthwhile = 1024;

export type Encoding = "br" | "gzip";

/** The best encoding that the caller takes. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const names = accepted.split(",").flatMap((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : undefined;
}

/** `text` as bytes, compressed when that is worth it; quick rather than small. */
export async function encodeText(
  text: string,
  accepted: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding: Encoding | undefined }> {
  const encoding = text.length < worthwhile ? undefined : chooseEncoding(accepted);
  if (!encoding) return { body: text, encoding: undefined };
  const bytes = Buffer.from(text);
  const body =
    encoding === "br"
      ? await brotliAsync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        })
      : await gzipAsync(bytes, { level: 6 });
  return { body: new Uint8Array(body), encoding };
}
