import { join } from "node:path";
import type { Plugin } from "vite";
import { docgenInfo } from "./reference/docgen-info.ts";
import { byPage } from "./reference/pages.ts";
import type { Reference } from "./reference/shape.ts";
import { isSource, referenceOfSources } from "./reference/sources.ts";

const root = join(import.meta.dirname, "..");
const name = "virtual:reference";
const id = `\0${name}`;

let reading: Promise<Reference> | undefined;

/** What the types say, read once for all that is built of it, and anew when a source has changed. */
export const reference = (): Promise<Reference> => (reading ??= referenceOfSources());

/**
 * What the docs say of the package, read from its types: for the pages as a module of its own, and at
 * each component for the controls and for its name in sources, which a build would cut short. Storybook
 * leaves the plugin out of its tests by its name.
 */
export function docgen(): Plugin[] {
  const components: Plugin = {
    name: "storybook:react-docgen-plugin",
    enforce: "pre",
    buildStart: () => void reference().catch(() => undefined),
    transform: {
      filter: { id: { include: /packages\/ui\/src\/.*\.tsx$/, exclude: [/\.stories\.tsx$/] } },
      async handler(code, file) {
        const { modules, shapes } = await reference();
        const added = modules
          .filter(({ file: exported }) => join(root, exported) === file)
          .flatMap(({ parts }) => parts.filter(({ kind }) => kind === "component"))
          .map(
            (part) =>
              `;${part.name}.displayName=${JSON.stringify(part.name)};` +
              `${part.name}.__docgenInfo=${JSON.stringify(docgenInfo(part, shapes))}`,
          );
        return added.length > 0 ? { code: code + added.join(""), map: null } : undefined;
      },
    },
  };
  // By a name of its own: the tests look for what the preview imports, though they never read it.
  const pages: Plugin = {
    name: "polyportal:reference",
    // The page of docs is drawn anew with it, where one has been open; a component in work, whose own
    // update comes at once, does not wait for it.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(join(root, "packages/")) || !isSource(file)) return undefined;
      reading = undefined;
      const page = this.environment.moduleGraph.getModuleById(id);
      return page && [...modules, page];
    },
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      async handler() {
        const { modules, shapes } = await reference();
        const pages = JSON.stringify(byPage(modules));
        return `export const pages = ${pages}; export const shapes = ${JSON.stringify(shapes)};`;
      },
    },
  };
  return [components, pages];
}
