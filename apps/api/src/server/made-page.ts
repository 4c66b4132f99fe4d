import { createHash } from "node:crypto";
import { encode, type Encoding } from "./encoding.ts";
import { pagePolicy, type Outside } from "./security-headers.ts";

/** A page as it goes out: everything about it is made once, whoever asks. */
export type MadePage = {
  /** The headers of its answer, its policy among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its bytes in each encoding, and the `ETag` of these. */
  readonly bodies: Readonly<Record<Encoding | "plain", Body>>;
};

type Body = { readonly body: Uint8Array<ArrayBuffer>; readonly tag: string };

/** Makes a page of `html` that needs nothing more filled in. */
export async function makePage(html: string, outside: Outside): Promise<MadePage> {
  const policy = pagePolicy(outside, html);
  // The policy too: a browser that is told to keep its page keeps the headers of that answer.
  const fingerprint = createHash("sha256").update(policy).update(html).digest("base64url");
  const bodyOf = (encoding: string, body: Uint8Array<ArrayBuffer>): Body => ({
    body,
    tag: `"${fingerprint.slice(0, 22)}.${encoding}"`,
  });
  const [br, gzip] = await Promise.all([
    encode(html, "br", "small"),
    encode(html, "gzip", "small"),
  ]);
  return {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-cache",
      Vary: "Cookie, Accept-Encoding",
    },
    bodies: {
      br: bodyOf("br", br),
      gzip: bodyOf("gzip", gzip),
      plain: bodyOf("plain", new Uint8Array(Buffer.from(html))),
    },
  };
}
