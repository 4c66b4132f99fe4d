import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { serve, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { freePort } from "../database/embedded/free-port.ts";
import type { AppEnvironment } from "./environment.ts";
import { frontDoor } from "./front-door.ts";
import { observe } from "./observe.ts";

const folder = await mkdtemp(join(tmpdir(), "polyportal-door-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const script = `console.log("${"a".repeat(3000)}");`;
const files: Record<string, string | Buffer> = {
  "applicant/index.html": "<title>shell</title>",
  "applicant/prerendered/manifest.json": '{"/":"landing.html","/login":"login.html"}',
  "applicant/prerendered/landing.html": `<title>__SCHOOL_NAME__</title>
    <script type="application/json" id="school">__SCHOOL_JSON__</script>
    <style>body{color:#111}</style><p>__SCHOOL_LOCATION__ __SCHOOL_HELP_LINE__
    <a href="__ELEARNING_URL__">E-learning</a> <img src="__SCHOOL_CREST__"> __UNKNOWN_TOKEN__
    ${"<p>Notices</p>".repeat(100)}<script>go("__ELEARNING_URL__")</script>`,
  "applicant/prerendered/login.html": "<title>login</title>",
  "applicant/prerendered/programme.template":
    "<head><title>__SCHOOL_NAME__</title></head><div id=app><!--page--></div>",
  // Like the applicant app's build: `$&` is ordinary text.
  "applicant/.server/prerender.js":
    "export const renderProgramme = async ({ page }, school) => `<p>${page.session} $& ${school.location}</p>`;",
  "applicant/assets/applicant/main-abc.js": script,
  "applicant/assets/applicant/main-abc.js.br": brotliCompressSync(script),
  "applicant/favicon.svg": "<svg/>",
  "applicant/.vite/manifest.json": "{}",
  "portal/index.html": "<title>portal</title>",
  "portal/assets/portal/main-def.css": "body{}",
};
for (const [name, content] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const config = {
  ...readConfig({
    SCHOOL_NAME: `</script><b>"Ọdọ & Sons"</b>`,
    ELEARNING_URL: "https://e.example",
  }),
};
const app = new Hono<AppEnvironment>();
const folders = { applicant: join(folder, "applicant"), portal: join(folder, "portal") };
frontDoor(config, folders, async (slug) =>
  slug === "putme"
    ? undefined
    : {
        open: false,
        opensAt: null,
        closesAt: null,
        session: "2026/2027",
        fees: [],
        departments: [{ faculty: "Science", name: "</script>", asks: [], requirements: "" }],
        asOf: "2026-11-26T08:00:00Z",
      },
)(app);

const answer = observe(config, pino({ level: "silent" }), (request, exchange) =>
  app.fetch(request, exchange),
);
const port = await freePort();
const server = serve({
  fetch: (request, bindings) => answer(request, bindings as HttpBindings),
  port,
  hostname: "127.0.0.1",
});
afterAll(() => void server.close());

/** Sends the path unchanged: `fetch` would normalise it and decompress the answer. */
async function get(path: string, headers: Record<string, string> = {}) {
  const call = request({ host: "127.0.0.1", port, path, headers, agent: false }).end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  const isBrotli = response.headers["content-encoding"] === "br";
  const text = (isBrotli ? brotliDecompressSync(bytes) : bytes).toString();
  const all = new Headers(response.headers as Record<string, string>);
  return { status: response.statusCode, headers: all, text, size: bytes.byteLength };
}

test("a programme's page is whole HTML, whoever asks, and says what a shared link shows", async () => {
  const { text, headers } = await get("/programmes/nd", { cookie: "userType=student" });
  expect(text).toContain(`<div id=app><p>2026/2027 $& ${config.school.location}</p></div>`);
  expect(text).toContain(`<title>ND – &lt;/script&gt;`);
  expect(text).toContain(`<link rel="canonical" href="${config.publicUrl}/programmes/nd">`);
  expect(text).toContain(`<meta property="og:image" content="${config.publicUrl}/share.png">`);
  expect(text).toMatch(/<meta name="description" content="ND at [^"<]+UTME[^"<]+">/);
  const [, data = ""] =
    /<script type="application\/json" id="programme">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ programme: "nd", page: { session: "2026/2027" } });
  expect(headers.get("content-type")).toContain("text/html");
  // Without data or programme, the app fetches it or redirects.
  expect((await get("/programmes/putme")).text).toBe("<title>shell</title>");
  const missing = await get("/programmes/nothing");
  expect(missing.text).toBe("<title>shell</title>");
  expect(missing.status).toBe(404);
  expect((await get("/.server/prerender.js")).text).not.toContain("renderProgramme");
});

test("signed out, prerendered pages and the applicant's shell for any other path", async () => {
  expect((await get("/")).text).toContain("Notices");
  expect((await get("/login")).text).toBe("<title>login</title>");
  expect((await get("/nd_login")).text).toBe("<title>shell</title>");
  expect((await get("/no/such/page")).text).toBe("<title>shell</title>");
});

test("whoever is signed in may check a paper as anyone may", async () => {
  const cookie = { Cookie: "userType=student" };
  expect((await get("/verify_document?code=9F3K", cookie)).text).toBe("<title>shell</title>");
  expect((await get("/verify_confirmation?token=x", cookie)).text).toBe("<title>shell</title>");
});

test("with the session's cookie, the portal for every path", async () => {
  const cookie = { Cookie: "a=b; userType=student" };
  for (const path of ["/", "/login", "/dashboard"]) {
    expect((await get(path, cookie)).text).toBe("<title>portal</title>");
  }
});

test("the school's words are put into the page as text, and cannot end its script", async () => {
  const { text } = await get("/");
  expect(text).toContain(
    "<title>&lt;/script&gt;&lt;b&gt;&quot;Ọdọ &amp; Sons&quot;&lt;/b&gt;</title>",
  );
  const [, block = ""] = /id="school">([^]*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(block)).toMatchObject({
    name: `</script><b>"Ọdọ & Sons"</b>`,
    location: "Ijemi, Nigeria",
    crest: "/school-crest",
    sandboxPayments: true,
  });
  expect(text).toContain('href="https://e.example"');
  expect(text).toContain("__UNKNOWN_TOKEN__");
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

test("a page's policy names its own inline scripts and styles, once they are filled in", async () => {
  const { headers, text } = await get("/");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`style-src 'self' 'sha256-${sha256("body{color:#111}")}'`);
  const [, begin = ""] = /<script>([^]*?)<\/script>/.exec(text) ?? [];
  expect(begin).toContain("https://e.example");
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256(begin)}';`);
  expect(policy).not.toMatch(/nonce|unsafe/);
});

test("a page is the same for everybody, is compressed, and asked for again each time", async () => {
  const [first, second] = await Promise.all([
    get("/", { "Accept-Encoding": "gzip, br" }),
    get("/"),
  ]);
  expect(first.text).toBe(second.text);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.size).toBeLessThan(second.size / 2);
  expect(first.headers.get("cache-control")).toBe("no-cache");
});

test("who has a page already is told so, but not who has signed in since", async () => {
  const asked = { "Accept-Encoding": "br" };
  const tag = (await get("/", asked)).headers.get("etag") ?? "";
  const again = await get("/", { ...asked, "If-None-Match": tag });
  expect(again).toMatchObject({ status: 304, size: 0 });
  expect(again.headers.get("content-security-policy")).toContain("'sha256-");
  expect((await get("/", { "If-None-Match": tag })).status).toBe(200);
  const signedIn = { ...asked, Cookie: "userType=student", "If-None-Match": tag };
  expect((await get("/", signedIn)).text).toBe("<title>portal</title>");
});

test("assets of both apps are kept for good and sent as they were compressed", async () => {
  const plain = await get("/assets/applicant/main-abc.js");
  expect(plain.text).toBe(script);
  expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(plain.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const small = await get("/assets/applicant/main-abc.js", { "Accept-Encoding": "br" });
  expect(small.headers.get("content-encoding")).toBe("br");
  expect(small.text).toBe(script);
  const etag = small.headers.get("etag") ?? "";
  const again = await get("/assets/applicant/main-abc.js", {
    "Accept-Encoding": "br",
    "If-None-Match": etag,
  });
  expect(again.status).toBe(304);
  expect((await get("/assets/portal/main-def.css")).text).toBe("body{}");
  expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
});

test("an asset bears none of a page's rules, but may not be taken for another type", async () => {
  const { headers } = await get("/assets/applicant/main-abc.js");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  for (const name of ["content-security-policy", "permissions-policy", "x-frame-options"]) {
    expect(headers.get(name)).toBeNull();
  }
});

test("a drawing that is opened by itself is a page, and so is what is not found", async () => {
  for (const path of ["/favicon.svg", "/assets/applicant/gone.js"]) {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
});

test.each([
  "/assets/applicant/gone.js",
  "/assets/../../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/applicant/main-abc.js.br",
])("%s is not found, rather than a page", async (path) => {
  const { status, text } = await get(path);
  expect(text).not.toContain("devDependencies");
  expect(status === 404 || text === "<title>shell</title>").toBe(true);
});

test("what the build notes for itself is not served", async () => {
  for (const path of ["/.vite/manifest.json", "/prerendered/landing.html", "/index.html"]) {
    expect((await get(path)).text).toBe("<title>shell</title>");
  }
});
