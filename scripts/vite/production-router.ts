import type { Plugin } from "vite";

/**
 * react-router's `exports` name its development build for every bundler. What is shipped takes the
 * production build beside it: the same without the warnings for developers.
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
  };
}
