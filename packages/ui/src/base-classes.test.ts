import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "tailwindcss";
import { parseSync } from "vite";
import { expect, test } from "vitest";

type Node = { type: string; [key: string]: unknown };

const root = import.meta.dirname;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown): string =>
  isNode(value) && typeof value["name"] === "string" ? value["name"] : "";

function* below(node: Node, into: (node: Node) => boolean = () => true): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of nodesIn(value)) if (into(child)) yield* below(child, into);
  }
}

const parse = (file: string, source: string) =>
  parseSync(file, source, { lang: "tsx" }).program as unknown as Node;

/** What a file's own constants are made of, and where those come from that it imports from beside it. */
function namesIn(file: string, program: Node): Map<string, () => [string, Node] | undefined> {
  const names = new Map<string, () => [string, Node] | undefined>();
  for (const node of below(program)) {
    if (node.type === "VariableDeclarator" && isNode(node["init"])) {
      const init = node["init"];
      names.set(nameOf(node["id"]), () => [file, init]);
    }
    const from = isNode(node["source"]) ? String(node["source"]["value"]) : "";
    if (node.type !== "ImportDeclaration" || !/^\..*\.tsx?$/.test(from)) continue;
    for (const { imported, local } of nodesIn(node["specifiers"])) {
      const path = join(dirname(file), from);
      names.set(nameOf(local), () =>
        namesIn(path, parse(path, readFileSync(path, "utf8"))).get(nameOf(imported))?.(),
      );
    }
  }
  return names;
}

/** Every string that an expression may become, as far as files of ours say it. */
function stringsIn(file: string, program: Node, node: Node): string[] {
  const again = (value: unknown) =>
    nodesIn(value).flatMap((inner) => stringsIn(file, program, inner));
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateLiteral":
      return [
        ...nodesIn(node["quasis"]).map(({ value }) => (value as { cooked: string }).cooked),
        ...again(node["expressions"]),
      ];
    case "ConditionalExpression":
      return [...again(node["consequent"]), ...again(node["alternate"])];
    case "LogicalExpression":
      return node["operator"] === "&&"
        ? again(node["right"])
        : [...again(node["left"]), ...again(node["right"])];
    case "ObjectExpression":
      return again(nodesIn(node["properties"]).map(({ value }) => value));
    case "CallExpression":
      return [...again(node["callee"]), ...again(node["arguments"])];
    case "MemberExpression":
      return nameOf(node["object"]) === "props" ? [] : again(node["object"]);
    case "Identifier": {
      const name = nameOf(node);
      const found = /^(className|cx|cva)$/.test(name)
        ? undefined
        : namesIn(file, program).get(name)?.();
      if (!found) return [];
      const [home, init] = found;
      const there = home === file ? program : parse(home, readFileSync(home, "utf8"));
      return stringsIn(home, there, init);
    }
    default:
      return [];
  }
}

/** The looks of `theme/looks.css`, which lie under every base. */
const looks = new Set(
  [...readFileSync(join(root, "theme/looks.css"), "utf8").matchAll(/^  \.([\w-]+) \{/gm)].map(
    ([, name]) => name,
  ),
);

const words = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);

/** Whether something is the component's own `className`, which its caller hands in. */
const isCallers = (node: Node) =>
  nameOf(node) === "className" || nameOf(node["property"]) === "className";

/** The classes that stand beside a caller's and are no `base:`. (What paper hides stays hidden.) */
function notBase(file: string, source: string): string[] {
  const program = parse(file, source);
  // Columns have classes of their own; those of a component are a prop of its function.
  const isOfAColumn = (node: Node) =>
    node.type === "ArrowFunctionExpression" &&
    nodesIn(node["params"]).some((param) =>
      nodesIn(param["properties"]).some(({ key }) => nameOf(key) === "className"),
    );
  return [...below(program, (node) => !isOfAColumn(node))].flatMap((node) => {
    const parts =
      node.type === "CallExpression" && nameOf(node["callee"]) === "cx"
        ? nodesIn(node["arguments"])
        : node.type === "TemplateLiteral"
          ? [...nodesIn(node["quasis"]), ...nodesIn(node["expressions"])]
          : [];
    if (!parts.some((part) => [...below(part)].some(isCallers) && part.type !== "CallExpression"))
      return [];
    return words(stringsIn(file, program, node)).filter(
      (word) => !word.startsWith("base:") && word !== "print:hidden" && !looks.has(word),
    );
  });
}

/** Classes that insist, `w-full!`: there is nothing left that they could be needed for. */
const insisting = (source: string) =>
  source.match(
    /(?<=["'`\s])(?:[\w[\]&>*:=()-]+:)?(?:-?[a-z]+-[\w./[\]()-]+!|![a-z]+-[\w./[\]()-]+)(?=["'`\s])/g,
  ) ?? [];

async function sources(...patterns: string[]): Promise<[path: string, source: string][]> {
  const found: [string, string][] = [];
  for await (const path of glob(patterns, { cwd: root })) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue;
    found.push([path, await readFile(join(root, path), "utf8")]);
  }
  return found;
}

test("a class beside the caller's that is no base is found, wherever it is written", () => {
  const source = `
    const look = cva("base:flex p-2", { variants: { size: { small: "h-4", large: "base:h-8" } } });
    export function Chip({ className, on }) {
      return <b className={cx(look({ size }), on ? "m-1" : "base:m-2", "print:hidden", className)} />;
    }
    const inner = <i className={cx("w-full", on && "h-1")} />;
    export function Icon({ className }) { return <i className={\`size-4 \${className}\`} />; }
  `;
  expect(notBase("chip.tsx", source)).toEqual(["p-2", "h-4", "m-1", "size-4"]);
  expect(insisting('"w-full! sm:p-2!" "!m-0" "!wide && flex" "Done!"')).toEqual([
    "w-full!",
    "sm:p-2!",
    "!m-0",
  ]);
});

test("what a component says beside its caller's className is a base, which loses", async () => {
  const found: Record<string, string[]> = {};
  for (const [path, source] of await sources("{components,patterns,shell,documents}/**/*.tsx")) {
    const wrong = notBase(join(root, path), source);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
});

test("no class insists on winning", async () => {
  const found: Record<string, string[]> = {};
  for (const [path, source] of await sources("**/*.tsx", "../../../apps/*/src/**/*.tsx")) {
    const wrong = insisting(source);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
});

/** The tables of variants in a file: what stands always, and what each axis may add. */
const tablesIn = (file: string, program: Node) =>
  [...below(program)]
    .filter((node) => node.type === "CallExpression" && nameOf(node["callee"]) === "cva")
    .map((node) => {
      const [always, options] = nodesIn(node["arguments"]);
      const axes = nodesIn(options?.["properties"])
        .filter(({ key }) => nameOf(key) === "variants")
        .flatMap(({ value }) => nodesIn((value as Node)["properties"]))
        .map(({ value }) => value as Node);
      return [always, ...axes].flatMap((part) =>
        part ? [words(stringsIn(file, program, part))] : [],
      );
    });

/** A class as the state or part that it is said of, and what it says: `hover:` and `bg-brand`. */
function split(word: string): [of: string, utility: string] {
  const end = word.lastIndexOf(":") + 1;
  return [word.slice(0, end).replace(/^base:/, ""), word.slice(end)];
}

/** The stylesheet of some classes, as Tailwind makes it of our theme. */
async function stylesheetOf(tables: readonly string[][][]): Promise<string> {
  const tailwind = fileURLToPath(import.meta.resolve("tailwindcss/theme.css"));
  const ours = ["tokens.css", "motion.css"].map((name) => join(root, "theme", name));
  const texts = await Promise.all([tailwind, ...ours].map((path) => readFile(path, "utf8")));
  const { build } = await compile([...texts, "@tailwind utilities;"].join("\n"));
  return build(tables.flat(2).map((word) => split(word)[1]));
}

/** What a class sets: each property, after the state or the part that it is said of. */
function setBy(css: string, word: string): string[] {
  const [of, utility] = split(word);
  const start = css.indexOf(`\n.${utility.replaceAll(/[^\w-]/g, String.raw`\$&`)} {`);
  expect(start, word).toBeGreaterThan(0);
  const rule = css.slice(start, css.indexOf("\n}", start));
  return [...rule.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => of + property);
}

/** Properties that two parts of one table set, or one of them as a part of the other's (padding). */
async function setTwice(tables: readonly string[][][]): Promise<string[]> {
  const css = await stylesheetOf(tables);
  const overlaps = (one: string, other: string) =>
    one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
  return tables.flatMap((parts) => {
    const sets = parts.map((part) =>
      part.filter((word) => !looks.has(word)).flatMap((word) => setBy(css, word)),
    );
    return sets.flatMap((set, index) => {
      const others = sets.slice(index + 1).flat();
      return set.filter((one) => others.some((other) => overlaps(one, other)));
    });
  });
}

test("a property that two axes set is found, and one that is a part of another's", async () => {
  const source = `cva("base:flex base:p-4 base:hover:bg-brand", { variants: {
    size: { small: "base:px-2" }, wide: { true: "base:w-full" }, busy: { true: "base:w-4 base:bg-paper" },
  } })`;
  expect(await setTwice(tablesIn("chip.tsx", parse("chip.tsx", source)))).toEqual([
    "padding",
    "width",
  ]);
});

test("the axes of a component's variants share no property: none of them has to win", async () => {
  const files = await sources("{components,patterns,shell}/**/*.tsx");
  const tables = files.flatMap(([path, source]) => tablesIn(join(root, path), parse(path, source)));
  expect(tables.length).toBeGreaterThan(4);
  expect(await setTwice(tables)).toEqual([]);
});

test("every exported component that takes a className is measured in the story of class names", async () => {
  const told = ["class-names.stories.tsx", "class-names-fields.tsx", "class-names-whole.tsx"].map(
    (file) => readFile(join(root, "theme/foundations", file), "utf8"),
  );
  const story = (await Promise.all(told)).join("");
  const manifest: unknown = JSON.parse(await readFile(join(root, "../package.json"), "utf8"));
  const exported = new Set(Object.values((manifest as { exports: object }).exports));
  const missing: string[] = [];
  for (const [path, source] of await sources("{components,patterns,shell,documents}/**/*.tsx")) {
    if (!exported.has(`./src/${path}`)) continue;
    for (const [, name] of source.matchAll(
      /^export function ([A-Z]\w+)(?=(?:(?!^\}).)*?[{ ,]className[ ,\n}])/gms,
    )) {
      if (!story.includes(`<${name}`)) missing.push(String(name));
    }
  }
  expect(missing).toEqual([]);
});
