import { join } from "node:path";
import {
  ERROR_CODES,
  builtinHandlers,
  builtinResolvers,
  makeFsImporter,
  parse,
  type Documentation,
  type Handler,
} from "react-docgen";
import type { Plugin } from "vite";

/** What a component is, and in which file. */
type Located = Documentation & { definedIn?: string };

/**
 * The tables of props, as Storybook's plugin of the same name makes them, at a third of its price: a
 * file that many components import is parsed once instead of once for each, and packages, the stories
 * and files without JSX, which have no component to document, not at all. Storybook leaves the plugin
 * out of its tests by its name.
 */
export function docgen(): Plugin {
  // A component of ours is a function and has no methods; looking for them walks through all of it.
  const handlers = Object.entries(builtinHandlers)
    .filter(([name]) => !name.startsWith("componentMethods"))
    .map(([, handler]) => handler);
  const definedIn: Handler = (documentation, { hub }) =>
    documentation.set("definedIn", hub.file.opts.filename);
  const caches = { parseCache: new Map(), resolveCache: new Map() };
  const options = {
    handlers: [...handlers, definedIn],
    importer: makeFsImporter(lookup, caches),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    babelOptions: { babelrc: false, configFile: false },
  };

  function documented(source: string, filename: string): Located[] {
    try {
      return parse(source, { ...options, filename });
    } catch (error) {
      if (
        error instanceof Error &&
        "code" in error &&
        error.code === ERROR_CODES.MISSING_DEFINITION
      )
        return [];
      throw error;
    }
  }

  return {
    name: "storybook:react-docgen-plugin",
    enforce: "pre",
    watchChange: () => caches.parseCache.clear(),
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: [/\/node_modules\//, /\.stories\.tsx$/] } },
      handler(code, id) {
        const added = documented(code, id)
          .filter(({ displayName, definedIn }) => displayName && definedIn === id)
          .map((docs) => `;${docs.displayName}.__docgenInfo=${shown(docs)}`);
        return added.length > 0 ? { code: code + added.join(""), map: null } : undefined;
      },
    },
  };
}

const shown = (docs: Located) => JSON.stringify({ ...docs, definedIn: undefined });

/** Only what is ours is documented, and our imports say the whole name of a file. */
function lookup(source: string, folder: string): string {
  if (/^\.\.?\/.*\.tsx?$/.test(source)) return join(folder, source);
  throw Object.assign(new Error(`${source} is no file of ours.`), { code: "MODULE_NOT_FOUND" });
}
