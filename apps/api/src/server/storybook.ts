import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Extension } from "./app.ts";
import { encode, worthEncoding } from "./encoding.ts";
import type { AppContext } from "./environment.ts";
import { inlineHashes } from "./security-headers.ts";
import { workshopPage } from "./workshop-page.ts";
import type { Workshop } from "./workshop.ts";

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  woff2: "font/woff2",
};

const isText = /^(text|application\/json|image\/svg)/;

/**
 * Serves Storybook at `/storybook` from the folder that `pnpm storybook:build` writes. Files are read on each
 * request, so a new build needs no restart. While `workshop` is being built, a page says so.
 */
export function storybook(folder: string, workshop: Readonly<Workshop>): Extension {
  return (app) => {
    // Storybook's files are relative to the page, so the trailing slash is needed.
    app.get("/storybook", (c) => c.redirect("/storybook/"));
    app.get("/storybook/*", async (c) => {
      if (workshop.build === "under way") return noStorybook(c, workshop);
      const path = c.req.path.slice("/storybook/".length) || "index.html";
      // Only names that a build has, and no path out of the folder.
      const file =
        /^[\w.@+-]+(\/[\w.@+-]+)*$/.test(path) && !path.includes("..") ? path : undefined;
      const bytes = file && (await readFile(join(folder, file)).catch(() => undefined));
      if (file && bytes) return answer(c, file, bytes);
      const built = await stat(join(folder, "index.html")).catch(() => undefined);
      return built ? c.text("No such file in the Storybook.", 404) : noStorybook(c, workshop);
    });
  };
}

function noStorybook(c: AppContext, { build }: Readonly<Workshop>): Response {
  const { status, html, policy } = workshopPage(build);
  if (status === 503) c.header("Retry-After", "2");
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", policy);
  return c.html(html, status);
}

async function answer(c: AppContext, file: string, bytes: Buffer): Promise<Response> {
  const type = types[file.replace(/^.*\./, "")] ?? "application/octet-stream";
  c.header("Content-Type", type);
  c.header("Vary", "Accept-Encoding");
  c.header(
    "Cache-Control",
    file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  );
  if (file.endsWith(".html")) {
    c.header("Content-Security-Policy", storybookPolicy(bytes.toString()));
    // Storybook shows the story in a frame of the same origin.
    c.header("X-Frame-Options", "SAMEORIGIN");
  }
  if (!isText.test(type)) return c.body(new Uint8Array(bytes));
  const text = bytes.toString();
  const encoding = worthEncoding(text, c.req.header("accept-encoding"));
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body(encoding ? await encode(text, encoding) : text);
}

/**
 * The policy of Storybook's pages: their inline scripts by hash, inline styles, which Storybook creates at
 * run time, and frames of our origin.
 */
function storybookPolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(html, "script")].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
