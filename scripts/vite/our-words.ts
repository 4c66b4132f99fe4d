import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Plugin } from "vite";

/** Source text with some of its stretches written otherwise. */
type Edit = { start: number; end: number; text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** An entry of a catalogue: its key and where its value stands. */
type Word = {
  key: string;
  start: number;
  end: number;
  /** The value's own source, where a part can say it itself: a plain text, or something of domain. */
  text?: string;
  /** The source of a function that stands on nothing but what it is given. */
  own?: string;
  /** What of domain that is: its root, the name it is exported by, its module. */
  from?: { root: string; name: string; source: string };
};

/**
 * The apps say our words and nobody else's, so their builds have them where they are said: no
 * context, no catalogue, no key. `useWords("dialog", dialogWords).close` is `"Close"`, a word of
 * domain's is that word, and any other an export of its own. Elsewhere (stories, tests, the
 * package) words are replaced at run time.
 *
 * A page's words, which stand in domain's `messages/*.words.ts`, are had in the same way:
 * `siwesWords.saveWeek` is `"Save week"`, and no file of words is fetched.
 */
export function ourWords(): Plugin {
  return {
    name: "polyportal:our-words",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /Words\b/ },
      handler(code, id) {
        if (id.endsWith(".words.ts")) return { code: split(id, code), map: null };
        if (hookModule.test(id)) return null;
        if (code.includes("WordsProvider")) {
          this.error("Words are fixed at build time: leave out `ourWords()` to replace them.");
        }
        return /\.words(?:\.ts)?"/.test(code) ? { code: said(id, code), map: null } : null;
      },
    },
  };
}

const hookModule = /\/words\/words\.ts$/;

/** A words module with each entry an export of its own, so that what nobody says is left out. */
function split(id: string, code: string): string {
  const { start, end, words } = catalogueIn(id, code);
  const entries = words.map(
    ({ key, start, end }) =>
      `const ${key}$ = ${code.slice(start, end)};\nexport { ${key}$ as ${key} };`,
  );
  return [code.slice(0, start), ...entries, code.slice(end)].join("\n");
}

/** A part with its own words where it asked for somebody's. */
function said(id: string, code: string): string {
  const edits: Edit[] = [];
  const imports = new Set<string>();
  const { program, module } = parseSync(id, code);
  const hook = module.staticImports.find(({ moduleRequest }) =>
    hookModule.test(moduleRequest.value),
  );
  if (hook) edits.push({ start: hook.start, end: hook.end, text: "" });
  const asked = find(
    program,
    (node) => node.type === "CallExpression" && nameOf(node["callee"]) === "useWords",
  );
  const catalogues = new Map<string, string>();
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const entry = entries.find(({ isType }) => !isType);
    const source = moduleRequest.value;
    if (!entry || !/\.words(?:\.ts)?$/.test(source)) continue;
    const name = entry.localName.value;
    edits.push({ start, end, text: `import * as ${name} from "${source}";` });
    if (source.startsWith(domainPackage)) edits.push(...pageWords(program, name, source));
    else catalogues.set(name, source);
  }
  for (const call of asked) {
    if (!isDeclared(program, call)) {
      throw new Error(
        `${id}: write \`const words = useWords(…)\` alone; beside another's words the build would say ours.`,
      );
    }
    const name = nameOf((call["arguments"] as unknown[])[1]);
    edits.push({ start: call.start, end: call.end, text: name });
    const source = catalogues.get(name);
    if (!source) throw new Error(`${id}: useWords wants an imported catalogue.`);
    const file = join(dirname(id), source);
    const { words } = catalogueIn(file, readFileSync(file, "utf8"));
    for (const { start, end, property } of find(scopeOf(program, call), isWord)) {
      const key = nameOf(property);
      const { text = `${name}.${key}`, from } = words.find((word) => word.key === key) ?? {};
      edits.push({ start, end, text: from ? `${name}$${text}` : text });
      if (!from) continue;
      imports.add(`import { ${from.name} as ${name}$${from.root} } from "${from.source}";`);
    }
  }
  return [edited(code, edits), ...imports].join("\n");
}

const domainPackage = "@polyportal/domain/";
const domainSource = join(import.meta.dirname, "../../packages/domain/src");

/**
 * The words of a catalogue of domain's where this page says them: plain texts as they are, and the
 * page's own copy of a function, which weighs less than a file of it that two pages fetch.
 */
function pageWords(program: unknown, name: string, source: string): Edit[] {
  const file = join(domainSource, `${source.slice(domainPackage.length)}.ts`);
  const { words } = catalogueIn(file, readFileSync(file, "utf8"));
  const copies = new Map<string, string>();
  const edits = find(program, (node) => isWordOf(name, node)).flatMap(
    ({ start, end, property }) => {
      const { key, text, own } = words.find((word) => word.key === nameOf(property)) ?? {};
      if (text && /^["']/.test(text)) return [{ start, end, text }];
      if (!own) return [];
      copies.set(`${name}$${key}`, own);
      return [{ start, end, text: `${name}$${key}` }];
    },
  );
  const consts = [...copies].map(([copy, own]) => `const ${copy} = ${own};\n`);
  return [...edits, { start: 0, end: 0, text: consts.join("") }];
}

const isWordOf = (name: string, node: Node) =>
  node.type === "MemberExpression" && node["computed"] === false && nameOf(node["object"]) === name;

const isWord = (node: Node) => isWordOf("words", node);

/** Whether a call's answer, and nothing else, is what `words` is given. */
const isDeclared = (program: unknown, { start, end }: Node): boolean =>
  find(program, ({ type, id }) => type === "VariableDeclarator" && nameOf(id) === "words")
    .map(({ init }) => init as Node | null)
    .some((init) => init?.start === start && init.end === end);

/** The block in which a call's answer is `words`. */
const scopeOf = (program: unknown, call: Node): unknown =>
  find(
    program,
    ({ type, start, end }) => type === "BlockStatement" && start < call.start && end > call.end,
  ).at(-1);

/** The catalogue that a words module exports, entry by entry. */
function catalogueIn(id: string, code: string) {
  const { program, module } = parseSync(id, code);
  const [found] = find(
    program,
    ({ type, start, end }) =>
      type === "ExportNamedDeclaration" && /Words = \{/.test(code.slice(start, end)),
  );
  const [object] = find(found, ({ type }) => type === "ObjectExpression");
  if (!found || !object) {
    throw new Error(`${id}: expected \`export const …Words = { … }\`, each word by a key.`);
  }
  const domain = new Map(
    module.staticImports.flatMap(({ moduleRequest: { value: source }, entries }) =>
      source.startsWith("@polyportal/domain/")
        ? entries.map(({ importName, localName }) => {
            const root = localName.value;
            return [root, { root, name: importName.name ?? root, source }] as const;
          })
        : [],
    ),
  );
  const words = (object["properties"] as Node[]).map((entry): Word => {
    const { start, end } = entry["value"] as Node;
    const word = { key: nameOf(entry["key"]), start, end };
    const bare = withoutType(entry["value"] as Node);
    const text = code.slice(bare.start, bare.end);
    if (bare.type === "Literal") return { ...word, text };
    if (bare.type === "ArrowFunctionExpression" && standsAlone(bare)) return { ...word, own: text };
    const from = /^[\w.]+$/.test(text) && domain.get(text.replace(/\..*/, ""));
    return from ? { ...word, text, from } : word;
  });
  return { start: found.start, end: found.end, words };
}

/** Whether a function names nothing but its parameters, and what these have. */
function standsAlone(arrow: Node): boolean {
  const names = (of: unknown) =>
    find(of, ({ type }) => type === "Identifier").map((node) => nameOf(node));
  const given = new Set(names(arrow["params"]));
  const had = find(arrow["body"], ({ type }) => type === "MemberExpression").map(({ property }) =>
    nameOf(property),
  );
  return names(arrow["body"]).every((name) => given.has(name) || had.includes(name));
}

const withoutType = (node: Node): Node =>
  node.type === "TSAsExpression" ? (node["expression"] as Node) : node;

function edited(code: string, edits: Edit[]): string {
  let text = code;
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  }
  return text;
}

/** Every node that is so, outer ones first. */
function find(value: unknown, isSo: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => find(item, isSo));
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap((inner) => find(inner, isSo));
  const node = value as Node;
  return typeof node.type === "string" && isSo(node) ? [node, ...below] : below;
}

function nameOf(value: unknown): string {
  const { name } = (value ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : "";
}
