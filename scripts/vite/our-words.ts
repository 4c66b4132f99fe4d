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
  /** What of domain that is: its root, the name it is exported by, its module. */
  from?: { root: string; name: string; source: string };
};

/**
 * The apps say our words and nobody else's, so their builds have them where they are said: no
 * context, no catalogue, no key. `useWords("dialog", dialogWords).close` is `"Close"`, a word of
 * domain's is that word, and any other an export of its own. Elsewhere (stories, tests, the
 * package) words are replaced at run time.
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
        return code.includes(".words.ts") ? { code: said(id, code), map: null } : null;
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
    if (!entry || !moduleRequest.value.endsWith(".words.ts")) continue;
    const name = entry.localName.value;
    catalogues.set(name, moduleRequest.value);
    edits.push({ start, end, text: `import * as ${name} from "${moduleRequest.value}";` });
  }
  for (const call of asked) {
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

const isWord = (node: Node) =>
  node.type === "MemberExpression" &&
  node["computed"] === false &&
  nameOf(node["object"]) === "words";

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
    const from = /^[\w.]+$/.test(text) && domain.get(text.replace(/\..*/, ""));
    return from ? { ...word, text, from } : word;
  });
  return { start: found.start, end: found.end, words };
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
