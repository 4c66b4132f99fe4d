import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { programmePageWords as words } from "@polyportal/domain/messages/programme-page.words";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { whoFor } from "@polyportal/domain/programmes/page";
import { programmeOfPath, programmePath } from "@polyportal/domain/programmes/page-paths";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import type { Config } from "../config.ts";
import { schoolOf } from "../school/school.ts";
import { makePage, type MadePage } from "./made-page.ts";
import { escapeHtml, fillIn, scriptJson } from "./page-template.ts";
import { outsideOrigins } from "./security-headers.ts";

/** What the school's records say of a programme; undefined where it is not offered. */
export type SaidOfProgramme = (slug: ProgrammeSlug) => Promise<ProgrammePage | undefined>;

type Data = { readonly programme: ProgrammeSlug; readonly page: ProgrammePage };
type Drawing = {
  renderProgramme: (data: Data, school: SchoolConfiguration) => Promise<string>;
};

/** A page says as of when it is; so long it may be sent on. */
const freshFor = 60_000;

/** The picture that a shared link shows: one for all programmes, from the applicant app's build. */
const sharePicture = "/share.png";

/**
 * The pages of programmes as whole HTML: drawn by the applicant app's own components with what the records say,
 * so that they read without a script, and search engines and messengers find what they look for.
 */
export function programmePages(config: Config, folder: string, said: SaidOfProgramme) {
  const school = schoolOf(config);
  const outside = outsideOrigins(config);
  const made = new Map<string, { readonly until: number; page: Promise<MadePage | undefined> }>();
  let parts: Promise<[template: string, drawing: Drawing]> | undefined;

  // Read at the first such page, for a process that answers none needs no React.
  const partsOf = () =>
    (parts ??= Promise.all([
      readFile(join(folder, "prerendered/programme.template"), "utf8"),
      import(pathToFileURL(join(folder, ".server/prerender.js")).href) as Promise<Drawing>,
    ]));

  const make = async (programme: ProgrammeSlug): Promise<MadePage | undefined> => {
    const page = await said(programme);
    if (!page) return undefined;
    const [template, { renderProgramme }] = await partsOf();
    const data = { programme, page };
    const body = await renderProgramme(data, school);
    const html = fillIn(template, school, config.school.brandHue)
      .replace(/<title>[^<]*<\/title>/, () => titleOf(programme, school.name))
      .replace("</head>", () => `${headOf(data, school.name, config.publicUrl)}</head>`)
      .replace("<!--page-->", () => body);
    return makePage(html, outside);
  };

  /** The page of a path; undefined where it is none, or nothing can be said of it now: the app then asks itself. */
  return async (path: string): Promise<MadePage | undefined> => {
    const slug = programmeOfPath(path)?.slug as ProgrammeSlug | undefined;
    if (slug === undefined) return undefined;
    const known = made.get(slug);
    if (known && known.until > Date.now()) return known.page;
    const page = make(slug).catch(() => {
      made.delete(slug);
      parts = undefined;
      return undefined;
    });
    made.set(slug, { until: Date.now() + freshFor, page });
    return page;
  };
}

const titleOf = (slug: ProgrammeSlug, school: string) =>
  `<title>${escapeHtml(words.shareTitle(definitionOf(slug).title, school))}</title>`;

/** What search engines and messengers read, and the data with which the browser takes the page over. */
function headOf(data: Data, school: string, publicUrl: string): string {
  const programme = definitionOf(data.programme);
  const address = publicUrl + programmePath(programme.slug);
  const description = words.describe(programme.title, school, whoFor(programme));
  const properties = {
    "og:type": "website",
    "og:site_name": school,
    "og:title": words.shareTitle(programme.title, school),
    "og:description": description,
    "og:url": address,
    "og:image": publicUrl + sharePicture,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/json" id="programme">${scriptJson(data)}</script>`,
  ].join("");
}
