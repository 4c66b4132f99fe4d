import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { storyCode } from "../../.storybook/story-code.ts";
import { problemsIn } from "./compile.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root });

/** The spies of a stories file: in the code that is shown they are the reader's own handlers. */
function handlersOf(source: string): string {
  const named = source.matchAll(/const (\w+) = (?:fn|spyOn)\(|\b(\w+): fn\(/g);
  const names = new Set([...named].map(([, declared, inline]) => declared ?? inline));
  return [...names]
    .map((name) => `declare const ${name}: (...given: unknown[]) => never;\n`)
    .join("");
}

/** Every source that the docs show, as a file beside its stories: what it draws is exported. */
function shown(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    const csf = loadCsf(source, { makeTitle: String }).parse();
    for (const name of Object.keys(csf._storyExports)) {
      const code = storyCode(csf, name, source, join(root, file));
      if (code === undefined) continue;
      const at = code.startsWith("<") ? 0 : code.lastIndexOf("\n\n<") + 2;
      const path = file.replace(".stories.tsx", `.shown-${name}.tsx`);
      texts[path] =
        `${handlersOf(source)}${code.slice(0, at)}export const shown = (\n${code.slice(at)}\n);\n`;
    }
  }
  return texts;
}

test("every source that is written out compiles beside its stories", () => {
  const texts = shown();
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  // A name that also stands in a text ("the invoice") is taken along for nothing.
  const problems = problemsIn(texts, "packages/ui/tsconfig.json");
  expect(problems.filter((problem) => !/is declared but/.test(problem))).toEqual([]);
});

test("a source shows the part with its imports, and no harness of the stories", () => {
  const texts = shown();
  expect(texts["packages/ui/src/patterns/data-table/data-table.shown-ServerPage.tsx"]).toMatch(
    /import \{ DataTable \} from "@polyportal\/ui\/data-table";[\s\S]*<DataTable\n  label="Students"/,
  );
  expect(texts["packages/ui/src/patterns/side-form/side-form.shown-Open.tsx"]).toMatch(
    /import \{ SideForm \} from "@polyportal\/ui\/side-form";[\s\S]*<SideForm/,
  );
});
