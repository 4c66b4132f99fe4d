import type { Module } from "../reference/shape.ts";

/** How the exports of a page are imported, as one would write it. */
export const importsOf = (modules: readonly Module[]): string =>
  modules.flatMap((module) => linesOf(module)).join("\n");

function linesOf({ specifier, parts }: Module): string[] {
  const named = (types: boolean) =>
    parts.filter(({ kind }) => (kind === "type") === types).map(({ name }) => name);
  const line = (keyword: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${keyword} ${listed(names)} from "${specifier}";`];
  return [...line("import", named(false)), ...line("import type", named(true))];
}

/** In one line where it fits, and one by one where it does not; of a whole family the first. */
function listed(names: readonly string[]): string {
  if (names.length > 12) return `{ ${names[0]} /* and ${names.length - 1} more */ }`;
  const line = `{ ${names.join(", ")} }`;
  return line.length <= 60 ? line : `{\n  ${names.join(",\n  ")},\n}`;
}
