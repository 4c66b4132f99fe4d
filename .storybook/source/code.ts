/** The source of a story as one would write it in a page: imports, what it needs, and the part itself. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "oxfmt";
import type { loadCsf } from "storybook/internal/csf-tools";
import type { Reference } from "../reference/shape.ts";
import type { Required } from "./inline.ts";
import { Inline } from "./inline.ts";
import { Scope } from "./scope.ts";
import type { Told } from "./story.ts";
import { Stories } from "./story.ts";
import type { Node } from "./syntax.ts";

type Csf = ReturnType<typeof loadCsf>;

/**
 * The code of every story of a file that has a place in the docs, by the story's name: the real part
 * with the arguments as its attributes, and state in the open. A story that brings its own code, as
 * guidance does, has none here.
 */
export async function storyCodes(
  csf: Csf,
  source: string,
  file: string,
  reference: Pick<Reference, "modules">,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  if (isOfTokens(file)) return codes;
  const scope = new Scope(csf._ast.program.body as unknown as Node[], source, file);
  const stories = new Stories(csf, source, scope);
  const isRequired = requiredBy(reference);
  for (const [name, story] of Object.entries(csf._storyExports)) {
    const tags = [...(csf._meta?.tags ?? []), ...(csf._stories[name]?.tags ?? [])];
    const own = source.slice(story.start ?? 0, story.end ?? 0);
    if (tags.includes("!autodocs") || /\bsource(Of)?\b/.test(own)) continue;
    const code = codeOf(stories.told(name), scope, new Inline(scope, stories, isRequired));
    if (code !== undefined) codes.set(name, await formatted(code));
  }
  return codes;
}

/** Colours, sizes and the like are shown by tables of the workshop's own; there is no part to write. */
export const isOfTokens = (file: string): boolean => file.includes("packages/ui/src/theme/");

/** The file of the page that a story of an app shows: what is told of it is all in there. */
export function pageCode(csf: Csf, file: string): string | undefined {
  for (const statement of csf._ast.program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    const { value } = statement.source;
    if (/^\..*\.page\.tsx$/.test(value)) return readFileSync(join(dirname(file), value), "utf8");
  }
  return undefined;
}

function requiredBy({ modules }: Pick<Reference, "modules">): Required {
  const parts = modules.flatMap((module) => module.parts);
  return (tag, prop) =>
    parts.some(
      ({ name, props }) => name === tag && props.some((one) => one.name === prop && one.required),
    );
}

function codeOf(
  { component, args, render }: Told,
  scope: Scope,
  inline: Inline,
): string | undefined {
  const drawn = render ? inline.drawn(render, args) : component && inline.element(component, args);
  if (!drawn) return undefined;
  const element = drawn.startsWith("<") ? drawn : `<>{${drawn}}</>`;
  const code =
    inline.before.length > 0
      ? `export function Example() {\n${inline.before.join("\n")}\nreturn (${element});\n}`
      : element;
  return scope.around(code, ({ statement }) =>
    withoutComments(statement.node, inline.plain(statement)),
  );
}

/** What a type's fields are is told by the page's tables. */
const withoutComments = ({ type }: Node, text: string): string =>
  type.startsWith("TS") ? text.replaceAll(/\/\*\*[\s\S]*?\*\/\s*/g, "") : text;

/** As this repository's own code, in the width of a page of docs. */
async function formatted(code: string): Promise<string> {
  const { code: text, errors } = await format("story.tsx", code, { printWidth: 80 });
  if (errors[0]) throw new Error(`${errors[0].codeframe ?? errors[0].message}\n${code}`);
  // What is drawn at the end is an expression, and no statement.
  return text.trim().replace(/>;$/, ">");
}
