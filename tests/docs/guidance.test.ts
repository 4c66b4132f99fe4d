import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsIn } from "./compile.ts";

const folder = join(import.meta.dirname, "../../packages/ui/src/guidance");
const pages = readdirSync(folder).filter((name) => name.endsWith(".mdx"));

/**
 * Each block of code of guidance: at the path that its first line says, and otherwise in the portal,
 * which may import all that a page may.
 */
const blocks = pages.flatMap((page) => {
  const text = readFileSync(join(folder, page), "utf8");
  return [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = ""], at) => ({
    path: /^\/\/ (\S+)\n/.exec(code)?.[1] ?? `apps/portal/src/${page}-${at}.tsx`,
    text: `${code}\nexport {};\n`,
  }));
});

test.each(["apps/portal", "packages/api-client", "packages/ui"])(
  "the code in guidance compiles where a reader would put it: %s",
  (workspace) => {
    const here = blocks.filter(({ path }) => path.startsWith(`${workspace}/`));
    expect(here).not.toEqual([]);
    const texts = Object.fromEntries(here.map(({ path, text }) => [path, text]));
    // An import that a block only shows is not used in it.
    const problems = problemsIn(texts, `${workspace}/tsconfig.json`);
    expect(problems.filter((problem) => !/is declared but/.test(problem))).toEqual([]);
  },
);

test("code that does not compile is named", () => {
  const wrong = `import { Button } from "@polyportal/ui/button";\nexport const no = <Button loud>Save</Button>;\n`;
  expect(
    problemsIn({ "apps/portal/src/guidance-wrong.tsx": wrong }, "apps/portal/tsconfig.json"),
  ).toHaveLength(1);
});
