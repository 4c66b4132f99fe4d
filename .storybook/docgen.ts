import { join } from "node:path";
import type { Plugin } from "vite";
import { docgenInfo } from "./reference/docgen-info.ts";
import { byPage } from "./reference/pages.ts";
import type { Reference } from "./reference/shape.ts";
import { isSource, referenceOfSources } from "./reference/sources.ts";

const root = join(import.meta.dirname, "..");
const name = "virtual:reference";
const id = `\0${name}`;

/**
 * What the docs say of the package, read from its types: for the pages as a module of its own, and at
 * each component for the controls and for its name in sources, which a build would cut short. Storybook
 * leaves the plugin out of its tests by its name.
 */
export function docgen(): Plugin[] {
  let reading: Promise<Reference> | undefined;
  let stale = false;
  const reference = () => (reading ??= referenceOfSources());
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
    // Read anew when a page of the docs is next opened; a component in work does not wait for it.
    configureServer: ({ watcher, moduleGraph }) => {
      watcher.on("all", (_, file) => {
        if (!file.startsWith(join(root, "packages/")) || !isSource(file)) return;
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
        stale = true;
      });
    },
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      async handler() {
        if (stale) reading = undefined;
        stale = false;
        const { modules, shapes } = await reference();
        const pages = JSON.stringify(byPage(modules));
        return `export const pages = ${pages}; export const shapes = ${JSON.stringify(shapes)};`;
      },
    },
  };
  return [components, pages];
}
