import type { Plugin } from "vite";

/**
 * react-router's `exports` name its development build for every bundler. What is shipped takes the
 * production build beside it: the same without the warnings for developers. The names by which
 * developers' tools call its parts would keep each part in the bundle, used or not: they go, too.
 */
export function productionRouter(): Plugin {
  return {
    name: "polyportal:production-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && found.id.replace(/([\\/]dist[\\/])development/, "$1production");
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}

/** Its parts as the bundler may leave them out where nobody uses them. */
const droppable = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
    .replaceAll(
      /^(var (\w+) = class extends [\w.]+ \{)([^]*?)^\2\.contextType = (\w+);$/gm,
      "$1 static contextType = $4;$3",
    )
    .replaceAll(
      /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      "$1/* @__PURE__ */ $2",
    );
