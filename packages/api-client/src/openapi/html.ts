const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is safe to stand in a page. */
export type Html = { readonly html: string };

type Part = Html | string | readonly Html[];

const render = (part: Part): string => {
  if (typeof part === "string")
    return part.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);
  return "html" in part ? part.html : part.map(({ html: inner }) => inner).join("");
};

/** A template whose strings are escaped unless they are `Html` themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((page, text, index) => `${page}${render(parts[index - 1] ?? "")}${text}`),
});
