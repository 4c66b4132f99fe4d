import { createHash } from "node:crypto";
import { encode, type Encoding } from "./encoding.ts";
import { pagePolicy, type Outside } from "./security-headers.ts";

/** A page ready to be sent, made once for everybody. */
export type MadePage = {
  /** Its headers, including the policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its bytes in each encoding, with their `ETag`. */
  readonly bodies: Readonly<Record<Encoding | "plain", Body>>;
};

type Body = { readonly body: Uint8Array<ArrayBuffer>; readonly tag: string };

/** Makes a page of complete `html`. */
export async function makePage(html: string, outside: Outside): Promise<MadePage> {
  const policy = pagePolicy(outside, html);
  // Includes the policy: a browser that keeps its cached page keeps the old headers too.
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
