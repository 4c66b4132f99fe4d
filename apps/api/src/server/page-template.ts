import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { permittedHue } from "@polyportal/domain/school/brand-hue";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that is no markup. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end the `<script>` around it. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);

/** Fills the school, and its colour if it has one, into a built page. A changed configuration needs no new build. */
export function fillIn(html: string, school: SchoolConfiguration, brandHue?: number): string {
  const tokens: Record<string, string> = {
    __SCHOOL_JSON__: scriptJson(school),
    __SCHOOL_NAME__: escapeHtml(school.name),
    __SCHOOL_SHORT_NAME__: escapeHtml(school.shortName),
    __SCHOOL_LOCATION__: escapeHtml(school.location),
    __SCHOOL_HELP_LINE__: escapeHtml(school.helpLine),
    __SCHOOL_CREST__: escapeHtml(school.crest),
    __ELEARNING_URL__: escapeHtml(school.elearningUrl),
    __EVOTING_URL__: escapeHtml(school.evotingUrl),
  };
  const filled = html.replaceAll(/__[A-Z]+(?:_[A-Z]+)*__/g, (token) => tokens[token] ?? token);
  if (brandHue === undefined) return filled;
  // Applies before the first paint, and overrides the stylesheet's :root by specificity.
  const style = `<style>html:root{--brand-hue:${permittedHue(brandHue)}}</style>`;
  return filled.replace("</head>", `${style}</head>`);
}
