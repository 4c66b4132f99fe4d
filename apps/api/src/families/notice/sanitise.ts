import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "ul",
    "ol",
    "li",
    "h3",
    "h4",
    "blockquote",
    "a",
  ],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // Headings of the page stay the page's own.
  transformTags: { h1: "h3", h2: "h3", a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
};

/** A notice's HTML with nothing but plain text markup and links; scripts vanish with their content. */
export const sanitise = (html: string): string => sanitizeHtml(html, options);

/** Texts that were answered lately: every reader of the board asks for the same few. */
const known = new Map<string, string>();
const mostKnown = 200;

/** The same of what is stored, which was sanitised before: looked at again once, not for each reader. */
export function sanitiseAgain(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const harmless = sanitise(html);
  if (known.size >= mostKnown) known.clear();
  known.set(html, harmless);
  return harmless;
}

/** What was written, for a letter of plain text: its marks read well, HTML does not. */
export const sanitisedText = (text: string): string =>
  sanitizeHtml(text, {
    allowedTags: [],
    allowedAttributes: {},
    // A letter is no HTML: `R&D` stays as it is.
    textFilter: (part) =>
      part.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  }).trim();
