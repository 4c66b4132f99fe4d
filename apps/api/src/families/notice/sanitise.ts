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
