import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** Libraries that live in a browser only: what is built on them does, too. */
const browserLibraries =
  /^(@radix-ui\/|@tanstack\/react-table|cmdk|react-dom|react-hook-form|recharts)/;

/** What React offers to a server component, asked of React itself. */
const onServer: ReadonlySet<string> = (() => {
  const require = createRequire(import.meta.url);
  const react = join(dirname(require.resolve("react")), "react.react-server.js");
  return new Set(Object.keys(require(react) as object));
})();

/** Hooks that a server component may call. */
const harmless: ReadonlySet<string> = new Set(["useCallback", "useId", "useMemo"]);

const isHook = (name: string) => /^use(?:[A-Z]|$)/.test(name) && !harmless.has(name);

/**
 * Whether a module of ours must say "use client" to a framework with server components: it calls a
 * hook, hands a native element a handler or a ref, or stands on a library that does. What it imports
 * follows by itself, so that a part without any of these can be drawn on the server alone.
 */
export function needsClient(file: string, source: string): boolean {
  const { program, module } = parseSync(file, source, { lang: "tsx" });
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? "" })),
  );
  const browserOnly = imported.some(
    ({ from, name }) =>
      isHook(name) || browserLibraries.test(from) || (from === "react" && !onServer.has(name)),
  );
  return browserOnly || handles(program);
}

/** An attribute `onClick`, `ref` and the like, anywhere below. */
function handles(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(handles);
  if (typeof node !== "object" || node === null) return false;
  if ("type" in node && node.type === "JSXAttribute" && "name" in node) {
    const { name } = node.name as { name?: unknown };
    if (typeof name === "string" && /^(?:on[A-Z]|ref$)/.test(name)) return true;
  }
  return Object.values(node).some(handles);
}
