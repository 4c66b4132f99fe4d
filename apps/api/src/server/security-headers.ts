import type { Config } from "../config.ts";

/** Origins outside our own that pages may show pictures from and send forms to. */
type Outside = { readonly pictures: readonly string[]; readonly forms: readonly string[] };

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
 * The policy of a page: our own files, and the inline script and style that carry the answer's nonce,
 * where it has such.
 */
export function pagePolicy({ pictures, forms }: Outside, nonce?: string): string {
  const inline = nonce === undefined ? "" : ` 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    `img-src 'self' data: blob: ${pictures.join(" ")}`.trimEnd(),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${forms.join(" ")}`.trimEnd(),
    "frame-ancestors 'none'",
  ].join("; ");
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
