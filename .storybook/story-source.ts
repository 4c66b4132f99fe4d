import { readFile } from "node:fs/promises";
import { extractDescription, extractSource, loadCsf } from "storybook/internal/csf-tools";
import { storyNameFromExport } from "storybook/internal/csf";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { reference } from "./docgen.ts";
import { readableStory, readableTitle } from "./names.ts";
import { isOfTokens, pageCode, storyCodes } from "./source/code.ts";

type Csf = ReturnType<typeof loadCsf>;

const stories = /\.stories\.tsx$/;

/** The files as the index has parsed them: the sources below need the same. */
const parsed = new Map<string, { code: string; csf: Csf }>();

/** Storybook's own indexer, whose work is kept; only titles are as people write them. */
export const indexer: Indexer = {
  test: stories,
  createIndex: async (file, options) => {
    const code = await readFile(file, "utf8");
    const makeTitle = (title?: string) => readableTitle(options.makeTitle(title));
    const csf = loadCsf(code, { ...options, makeTitle, fileName: file }).parse();
    parsed.set(file, { code, csf });
    return csf.indexInputs.map((input) =>
      input.type === "story" && input.name ? { ...input, name: readableStory(input.name) } : input,
    );
  },
};

/**
 * Gives every story its source and its sentence for the docs, as Storybook's plugin of the same name
 * does, which parses each file two more times for it and prints it anew. Tests read neither.
 */
export function storySource(): Plugin {
  return {
    name: "plugin-csf",
    enforce: "pre",
    apply: () => !process.env["VITEST"],
    transform: {
      order: "post",
      filter: { id: stories },
      async handler(code, file) {
        const source = await readFile(file, "utf8");
        const known = parsed.get(file);
        const csf =
          known?.code === source ? known.csf : loadCsf(source, { makeTitle: String }).parse();
        const described = `${describedMeta(file, csf)}${await withSources(csf, source, file)}`;
        return { code: `${code}\n${described}`, map: null };
      },
    },
  };
}

/**
 * Ours comes last: a story that is spread from another file's (`{ ...onPhone, play }`) brings along
 * what was added to that one.
 */
async function withSources(csf: Csf, text: string, file: string): Promise<string> {
  const codes = await codesOf(csf, text, file);
  return Object.keys(csf._storyExports)
    .map((name) => {
      const originalSource = extractSource(csf.getStoryExport(name));
      const story = extractDescription(csf._storyStatements[name]);
      const own = codes(name);
      // Said of each, for a story that is spread from another file's would bring its name along.
      const called = readableStory(csf._stories[name]?.name ?? storyNameFromExport(name));
      const source = { originalSource, ...(own !== undefined && { code: own, language: "tsx" }) };
      return `${name}.name = ${JSON.stringify(called)};\n${added(name, {
        source,
        ...(story && { description: { story } }),
        ...(own && liesOver.test(own) && { story: { inline: false, height: "480px" } }),
      })}`;
    })
    .join("");
}

/** A part's stories are written out one by one; a page's all show the one file of the page. */
async function codesOf(csf: Csf, text: string, file: string) {
  if (!file.includes("/packages/ui/")) return () => pageCode(csf, file);
  const codes = await storyCodes(csf, text, file, await reference());
  return (name: string) => codes.get(name);
}

/** What lies over all of a page has a frame of its own in the docs, which would be out of reach under it. */
const liesOver =
  /<(Dialog|Confirm|SideForm|CommandPalette|NoticeModal|RatingModal|SignOutModal|LeaveGuard)\b/;

/** What the comment over the file's `meta` says stands above all of its stories. */
function describedMeta(file: string, csf: Csf): string {
  const component = extractDescription(csf._metaStatement);
  const docs = {
    ...(component && { description: { component } }),
    ...(isOfTokens(file) && { canvas: { sourceState: "none" } }),
  };
  if (Object.keys(docs).length === 0) return "";
  if (!csf._metaVariableName) throw new Error(`${file}: its default export has no name.`);
  return added(csf._metaVariableName, docs);
}

/** The statement that adds these to the docs of a story, or of a file's `meta`. */
function added(name: string, docs: Record<string, Record<string, string | boolean>>): string {
  const own = `${name}.parameters`;
  const parts = Object.entries(docs).map(
    ([part, values]) => `${part}: { ...${own}?.docs?.${part}, ...${JSON.stringify(values)} }`,
  );
  return `${own} = { ...${own}, docs: { ...${own}?.docs, ${parts.join(", ")} } };\n`;
}
