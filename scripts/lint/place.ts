import { relative, sep } from "node:path";

/** Where a file lives: its path from the root, with slashes, and its room (`packages/ui`). */
export type Place = { path: string; room: string | undefined };

export function placeOf(root: string, filename: string): Place {
  const path = relative(root, filename).split(sep).join("/");
  return { path, room: /^(?:packages|apps)\/[^/]+/.exec(path)?.[0] };
}

/** Tests, stories and configuration may reach further than what ships. */
export function isTest(path: string): boolean {
  return /\.(test|stories|contract)\.tsx?$|\/(testing|test)\//.test(path);
}
