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

/** What the records say about a programme; undefined if it is not offered. */
export type SaidOfProgramme = (slug: ProgrammeSlug) => Promise<ProgrammePage | undefined>;

type Data = { readonly programme: ProgrammeSlug; readonly page: ProgrammePage };
type Drawing = {
  renderProgramme: (data: Data, school: SchoolConfiguration) => Promise<string>;
};

/** A page shows the time of its data. For this long it may be sent again. */
const freshFor = 60_000;

/** The picture of shared links, from the applicant app's build, for all programmes. */
const sharePicture = "/share.png";

/**
 * The pages of programmes as complete HTML. They are rendered with the applicant app's components, so that
 * they can be read without a script, and by search engines and messengers.
 */
export function programmePages(config: Config, folder: string, said: SaidOfProgramme) {
  const school = schoolOf(config);
  const outside = outsideOrigins(config);
  const made = new Map<string, { readonly until: number; page: Promise<MadePage | undefined> }>();
  let parts: Promise<[template: string, drawing: Drawing]> | undefined;

  // Loaded for the first such page, so that other processes need no React.
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

  /**
   * The page of a path; undefined if there is none or it cannot be made now. The app then fetches the data
   * itself.
   */
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

/** The metadata for search engines and messengers, and the data for hydration. */
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
