/** The element that renders each HTML element of a notice. Others leave only their text. */
export const drawnAs: Readonly<Record<string, string>> = {
  a: "a",
  b: "strong",
  blockquote: "blockquote",
  br: "br",
  code: "code",
  em: "em",
  h1: "h3",
  h2: "h3",
  h3: "h3",
  h4: "h4",
  h5: "h4",
  h6: "h4",
  hr: "hr",
  i: "em",
  li: "li",
  ol: "ol",
  p: "p",
  s: "s",
  strong: "strong",
  sub: "sub",
  sup: "sup",
  table: "table",
  tbody: "tbody",
  td: "td",
  th: "th",
  thead: "thead",
  tr: "tr",
  u: "u",
  ul: "ul",
};

/** Inline elements. */
export const inline = new Set("a b code em i s span strong sub sup u".split(" "));

/** Elements whose content is removed too. */
export const dropped = new Set([
  "embed",
  "iframe",
  "math",
  "noscript",
  "object",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
]);

/** The address of a link, if notices may link to it. */
export function safeHref(href: string | null): string | undefined {
  if (!href || !URL.canParse(href, "https://relative.invalid")) return undefined;
  const { protocol } = new URL(href, "https://relative.invalid");
  return ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : undefined;
}
