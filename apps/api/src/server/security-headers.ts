import { createHash } from "node:crypto";
import type { Config } from "../config.ts";

/** Foreign origins from which pages may show pictures, and to which they may send forms. */
export type Outside = { readonly pictures: readonly string[]; readonly forms: readonly string[] };

/** What pages need from outside: the crest's picture and the gateway's card page. */
export function outsideOrigins(config: Config): Outside {
  const origins = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address) =>
      address && /^https?:\/\//.test(address) ? [new URL(address).origin] : [],
    );
  return {
    pictures: origins([config.school.crest]),
    // `form-action` also applies to redirects. A card page redirects to any bank, and the sandbox to an app
    // on another origin.
    forms: config.payment.remita ? ["https:"] : config.appOrigins,
  };
}

/**
 * The policy of a page: our own files, and the inline scripts and styles of `html` by their hashes. It is the
 * same for everybody, so that the page can be cached.
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

/** The hashes of the inline scripts or styles of `html`, each once. */
export function inlineHashes(html: string, element: "script" | "style"): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>([^]*?)</${element}>`, "g"));
  const hashes = [...found]
    // Skip tags that refer to a file, and data blocks.
    .filter(([, attributes = ""]) => !/\bsrc=|\btype="application\/json"/.test(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

type Headers = Readonly<Record<string, string>>;

/** The headers of every response. Only pages get them all, because phones pay for each byte. */
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
