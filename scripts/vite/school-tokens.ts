import type { Plugin } from "vite";

/**
 * In development nobody replaces the page's `__SCHOOL_…__` tokens (the api's front door does it when
 * serving), so the dev server empties the school's data block: the app then asks the api for it.
 */
export function schoolTokens(): Plugin {
  return {
    name: "polyportal:school-tokens",
    apply: "serve",
    transformIndexHtml: (html) =>
      html.replace("__SCHOOL_JSON__", "").replaceAll("__SCHOOL_NAME__", "Polyportal"),
  };
}
