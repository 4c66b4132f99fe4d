import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { eligibilityOfPath } from "@polyportal/domain/programmes/eligibility-path";
import { programmeOfPath, programmesPath } from "@polyportal/domain/programmes/page-paths";
import { paths } from "@polyportal/domain/routes/paths";
import { getCookie } from "hono/cookie";
import type { Config } from "../config.ts";
import { schoolOf } from "../school/school.ts";
import type { Extension } from "./app.ts";
import { chooseEncoding } from "./encoding.ts";
import type { AppContext } from "./environment.ts";
import { makePage, type MadePage } from "./made-page.ts";
import { fillIn } from "./page-template.ts";
import { programmePages, type SaidOfProgramme } from "./programme-pages.ts";
import { outsideOrigins } from "./security-headers.ts";

/** The build folders of the two apps. */
export type AppFolders = { readonly applicant: string; readonly portal: string };

/** A cookie that is set at sign-in and cleared at sign-out. Whoever has it gets the portal. */
const sessionMarker = "userType";

/**
 * Pages of the applicant app that signed-in people reach too: by a paper's QR code, by the link that confirms
 * an e-mail address, or before impersonating.
 */
const forEveryone: readonly string[] = [
  paths.verifyDocument,
  paths.verifyConfirmation,
  paths.impersonationLogin,
];

const assetTypes: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json",
};

/**
 * Serves both apps on one origin: their hashed assets and, for any other path, the page of the app that the
 * session cookie selects.
 */
export function frontDoor(
  config: Config,
  folders: AppFolders,
  said: SaidOfProgramme = async () => undefined,
): Extension {
  const page = createPages(config, folders, said);
  const asset = createAssets(folders);
  return (app) => {
    app.get("*", async (c) => {
      const { path } = c.req;
      if (path.startsWith("/api/") || path === "/api") return c.notFound();
      const found = await asset(c, path);
      if (found) return found;
      // A missing file must not be answered with a page.
      if (path.startsWith("/assets/")) return c.body(null, 404);
      return page(c, path);
    });
  };
}

function createPages(config: Config, folders: AppFolders, said: SaidOfProgramme) {
  const programme = programmePages(config, folders.applicant, said);
  const school = schoolOf(config);
  const outside = outsideOrigins(config);
  const made = new Map<string, Promise<MadePage | undefined>>();
  const pageOf = (file: string) => {
    let page = made.get(file);
    if (!page) {
      page = readFile(file, "utf8").then(
        (html) => makePage(fillIn(html, school, config.school.brandHue), outside),
        () => undefined,
      );
      made.set(file, page);
    }
    return page;
  };
  const prerendered = readFile(join(folders.applicant, "prerendered/manifest.json"), "utf8").then(
    (text) => JSON.parse(text) as Record<string, string>,
    (): Record<string, string> => ({}),
  );

  return async (c: AppContext, path: string): Promise<Response> => {
    // The portal has no programme pages, so signed-in people read them in the applicant app too.
    const drawn = await programme(path);
    const isOfProgramme =
      programmeOfPath(path) !== undefined || eligibilityOfPath(path) !== undefined;
    const isForEveryone = forEveryone.includes(path) || isOfProgramme;
    // The app leads to the start page; a search engine is told that there is no such programme.
    const status = path.startsWith(`${programmesPath}/`) && !isOfProgramme ? 404 : 200;
    const signedIn = !isForEveryone && Boolean(getCookie(c, sessionMarker));
    const early = signedIn ? undefined : (await prerendered)[path];
    const file = signedIn
      ? join(folders.portal, "index.html")
      : join(folders.applicant, early ? `prerendered/${early}` : "index.html");
    const page = drawn ?? (await pageOf(file));
    if (page === undefined) {
      return c.text("This app has not been built yet: run `pnpm build`.", 503);
    }
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const sent = { ...c.env.headers, ...page.headers };
    c.env.dressed = true;
    const { body, tag } = page.bodies[encoding ?? "plain"];
    if (status === 200 && c.req.header("if-none-match") === tag) {
      return new Response(null, { status: 304, headers: { ...sent, ETag: tag } });
    }
    const headers = encoding
      ? { ...sent, ETag: tag, "Content-Encoding": encoding }
      : { ...sent, ETag: tag };
    return new Response(body, { headers, status });
  };
}

type Asset = { readonly file: string; readonly br: boolean; readonly gzip: boolean };

function createAssets(folders: AppFolders) {
  const assets = Promise.all([listFiles(folders.applicant), listFiles(folders.portal)]).then(
    // Names are hashed or, at the top of a build, equal in both; the applicant's win.
    ([applicant, portal]) => new Map([...portal, ...applicant]),
  );
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // A build has a few megabytes. Cached, so that concurrent requests share one copy.
  const bytesOf = (file: string) => {
    const known = kept.get(file);
    if (known) return known;
    const read = readFile(file).then((bytes) => new Uint8Array(bytes));
    kept.set(file, read);
    read.catch(() => kept.delete(file));
    return read;
  };
  return async (c: AppContext, path: string): Promise<Response | undefined> => {
    const asset = (await assets).get(path);
    if (!asset) return undefined;
    const extension = path.replace(/^.*\./, "").toLowerCase();
    // An SVG opened by itself is a document and needs the page policy.
    c.env.asset = extension !== "svg";
    const accepted = chooseEncoding(c.req.header("accept-encoding"));
    const encoding = accepted && asset[accepted] ? accepted : undefined;
    const etag = `"${path.replace(/^.*\//, "").replaceAll('"', "")}${encoding ? `.${encoding}` : ""}"`;
    const immutable = path.startsWith("/assets/");
    c.header(
      "Cache-Control",
      immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    );
    c.header("Vary", "Accept-Encoding");
    if (immutable) {
      c.header("ETag", etag);
      if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    }
    c.header("Content-Type", assetTypes[extension] ?? "application/octet-stream");
    if (encoding) c.header("Content-Encoding", encoding);
    const suffix = encoding === "br" ? ".br" : encoding === "gzip" ? ".gz" : "";
    return c.body(await bytesOf(asset.file + suffix));
  };
}

/** The files of a build by URL, without pages and build notes. */
async function listFiles(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"),
      ),
  );
  const served = [...files].filter(
    (path) => !/\.(html|br|gz)$/.test(path) && !/^\/(\.|prerendered\/)/.test(path),
  );
  return new Map(
    served.map((path) => [
      path,
      { file: folder + path, br: files.has(`${path}.br`), gzip: files.has(`${path}.gz`) },
    ]),
  );
}
