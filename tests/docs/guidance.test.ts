import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { problemsIn } from "./compile.ts";

const folder = join(import.meta.dirname, "../../packages/ui/src/guidance");
const pages = readdirSync(folder).filter((name) => name.endsWith(".mdx"));

const codeIn = (file: string): string[] =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/```tsx?\n([\s\S]*?)```/g)].map(
    ([, code = ""]) => code,
  );

/**
 * Each block of code of guidance: at the path that its first line says, and otherwise in the portal,
 * which may import all that a page may. The modules of the package's README stand in the package.
 */
const blocks = [
  ...pages.map((page) => ({ name: `apps/portal/src/${page}`, codes: codeIn(page) })),
  {
    name: "packages/ui/src/README.md",
    codes: codeIn("../../README.md").filter((code) => code.includes("\nexport ")),
  },
].flatMap(({ name, codes }) =>
  codes.map((code, at) => ({
    path: /^\/\/ (\S+)\n/.exec(code)?.[1] ?? `${name}-${at}.tsx`,
    text: `${code}\nexport {};\n`,
  })),
);

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

const root = join(import.meta.dirname, "../..");

/** What a text imports, types too. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/from "([^"]+)"/g)].map(([, path = ""]) => path);

/**
 * The files that do what a file does: contracts which say endpoints, for what makes lists and endpoints
 * stands beside them; in an app all features' files of its kind.
 */
function likes(path: string): string[] {
  const feature = /^apps\/\w+\/src\/features/.exec(path)?.[0];
  const files = readdirSync(join(root, feature ?? dirname(path)), { recursive: true })
    .map((name) => join(feature ?? dirname(path), String(name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\./.test(name));
  const isPage = (name: string) => name.endsWith(".page.tsx");
  if (feature) return files.filter((name) => isPage(name) === isPage(path));
  return files.filter((name) => /export const \w+Endpoints/.test(textOf(name)));
}
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** One of our own modules, as files of one kind name it; of what stands beside them the name alone. */
function ours(specifier: string): string | undefined {
  if (specifier.startsWith("./")) return basename(specifier);
  return /^(@polyportal\/|\.\.\/\.\.\/)/.test(specifier) ? specifier : undefined;
}

/** What a block has that none of its likes in the repository has: it shows how things were made once. */
function outOfDate({ path, text }: { path: string; text: string }): string[] {
  const used = new Set(likes(path).flatMap((like) => importsOf(textOf(like)).map(ours)));
  return importsOf(text).filter((specifier) => {
    const name = ours(specifier);
    return name !== undefined && !used.has(name);
  });
}

const inRooms = /^(packages\/api-client\/src\/contract|apps\/\w+\/src\/features)\//;

test("a block that stands in a room of the repository is made as its neighbours are", () => {
  const here = blocks.filter(({ path, text }) => inRooms.test(path) && text.startsWith("//"));
  expect(here.map(({ path }) => path)).toContain(
    "packages/api-client/src/contract/example-course.ts",
  );
  for (const block of here) expect([block.path, ...outOfDate(block)]).toEqual([block.path]);
});

test("a list that is said or wired by hand is told, for no list of ours is", () => {
  const contract = `import { pageSizes } from "@polyportal/domain/table/page-sizes";
import { endpoint } from "./define.ts";`;
  const page = `import { ListPage } from "@polyportal/ui/list-page";
import { tableStateIn } from "@polyportal/ui/table-state";
import { useQuery } from "@tanstack/react-query";`;
  expect(outOfDate({ path: "packages/api-client/src/contract/course.ts", text: contract })).toEqual(
    ["@polyportal/domain/table/page-sizes"],
  );
  expect(
    outOfDate({ path: "apps/portal/src/features/course/courses.page.tsx", text: page }),
  ).toEqual(["@polyportal/ui/list-page", "@polyportal/ui/table-state"]);
});

test("a list from the server is shown as the repository has it, on every floor", () => {
  const page = readFileSync(join(folder, "server-list.mdx"), "utf8");
  const shown = [...besides(page).values()].filter((path) => path.startsWith("../"));
  const files = shown.map((path) => join(folder, path.replace(/\?raw$/, "")));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const floors = files.map((file) => file.slice(root.length + 1).split("/src/")[0]);
  expect([...new Set(floors)]).toEqual(["packages/api-client", "apps/api", "apps/portal"]);
  const texts = files.map((file) => readFileSync(file, "utf8")).join("\n");
  for (const made of [
    "listOf({",
    "describeList({",
    "sourceOf(",
    "pageOf(",
    "exportOfList(",
    "const referrals = listOf(",
    "<ListPage\n      {...referrals}",
  ]) {
    expect(texts).toContain(made);
  }
});

/** What is imported from beside a file, by its name, without and with its text alone. */
const besides = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^import (?:\* as )?\{? ?(\w+) ?\}? from "(\.[^"]+)"/gm)].map(
      ([, name = "", path = ""]) => [name, path],
    ),
  );

/** Examples that are not shown by the whole text of the file that they run from. */
function apart(page: string, stories: string): string[] {
  const running = besides(stories);
  const examples = [...page.matchAll(/<Canvas of=\{Examples\.(\w+)\}/g)].filter(([, name]) => {
    const [, story = ""] = stories.split(`export const ${name}: Story`);
    const [body = ""] = story.split("\n};");
    const shown = /sourceOf\("([^"]+)"\)/.exec(body)?.[1];
    const drawn = /<(\w+)/.exec(body)?.[1] ?? "";
    const slip = new RegExp(`const ${/=> (\w+),/.exec(body)?.[1]} = \\(\\n? *<(\\w+)`).exec(
      stories,
    );
    return shown === undefined || shown !== running.get(slip?.[1] ?? drawn);
  });
  const files = [...besides(page)].filter(
    ([name, path]) => path.endsWith("?raw") && !page.includes(`<Source code={${name}} `),
  );
  const blocks = [...page.matchAll(/```tsx?\n\/\/ (\S+)\n/g)].filter(([, path = ""]) =>
    existsSync(join(root, path)),
  );
  return [
    ...examples.map(([, name]) => `Examples.${name}`),
    ...files.map(([name]) => name),
    ...blocks.map(([, path]) => String(path)),
  ];
}

const examples = readFileSync(join(folder, "examples.stories.tsx"), "utf8");

test.each(pages)("what %s shows of a file is the file's own text", (page) => {
  expect(apart(readFileSync(join(folder, page), "utf8"), examples)).toEqual([]);
});

test.each([
  ["list-page", "list"],
  ["server-list", "loans"],
])("%s shows each of its files", (name, files) => {
  const page = readFileSync(join(folder, `${name}.mdx`), "utf8");
  const shown = [...besides(page).values()]
    .filter((path) => path.startsWith(`./${files}/`) && path.endsWith("?raw"))
    .map((path) => path.replaceAll(/^.*\/|\?raw$/g, ""));
  expect(shown.toSorted()).toEqual(readdirSync(join(folder, files)).toSorted());
});

test("an example that another file runs, a file left out and a copy of one are named", () => {
  const page = `import page from "./list/courses-page.tsx?raw";
<Canvas of={Examples.ATable} />
\`\`\`tsx
// packages/ui/src/components/button/button.tsx
\`\`\``;
  const changed = examples.replace(
    'sourceOf("./table-example.tsx")',
    'sourceOf("./form-example.tsx")',
  );
  expect(apart(page, changed)).toEqual([
    "Examples.ATable",
    "page",
    "packages/ui/src/components/button/button.tsx",
  ]);
});
