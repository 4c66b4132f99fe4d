import { createHash } from "node:crypto";
import type { Config } from "../config.ts";

/** Origins outside our own that pages may show pictures from and send forms to. */
export type Outside = { readonly pictures: readonly string[]; readonly forms: readonly string[] };

/** What pages need from outside: the crest's picture and the gateway's card page. */
export function outsideOrigins(config: Config): Outside {
  const origins = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address) =>
      address && /^https?:\/\//.test(address) ? [new URL(address).origin] : [],
    );
  return {
    pictures: origins([config.school.crest]),
    // `form-action` follows redirects: a card page sends the browser on to banks that no list knows,
    // the sandbox's back to an app on an origin of its own.
    forms: config.payment.remita ? ["https:"] : config.appOrigins,
  };
}

/**
 * The policy of a page: our own files, and the inline scripts and styles that `html` holds, by their
 * hashes: it is the same for everybody who asks, and so is the page.
 */
export function pagePolicy({ pictures, forms }: Outside, html = ""): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(html, "script")].join(" "),
    ["style-src 'self'", ...inlineHashes(html, "style")].join(" "),
    `img-src 'self' data: blob: ${pictures.join(" ")}`.trimEnd(),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${forms.join(" ")}`.trimEnd(),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The sources that let the inline scripts or styles of `html` run, each once. */
export function inlineHashes(html: string, element: "script" | "style"): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>([^]*?)</${element}>`, "g"));
  const hashes = [...found]
    // Neither a file's tag nor a block of data is run.
    .filter(([, attributes = ""]) => !/\bsrc=|\btype="application\/json"/.test(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

type Headers = Readonly<Record<string, string>>;

/** The headers of every answer; pages alone bear them all, for phones pay for each of them. */
export function commonHeaders(config: Config): {
  asset: Headers;
  data: Headers;
  page: Headers;
} {
  const both: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": config.appOrigins.length > 0 ? "cross-origin" : "same-origin",
  };
  if (config.publicUrl.startsWith("https:")) {
    both["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  }
  return {
    asset: both,
    data: { ...both, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" },
    page: {
      ...both,
      "Content-Security-Policy": pagePolicy(outsideOrigins(config)),
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  };
}
