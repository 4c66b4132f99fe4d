import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Plugin } from "vite";
import { isMessages, messagesFile } from "./catalogues.ts";
import { exportEachWord, inlineWords } from "./domain-words.ts";
import { edited, find, nameOf, withoutType, type Edit, type Node } from "./syntax.ts";

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
 * The apps say our words and nobody else's, so their builds have them inlined: no
 * context, no catalogue, no key. `useWords("dialog", dialogWords).close` is `"Close"`, a word of
 * domain's is that word, and any other an export of its own. Elsewhere (stories, tests, the
 * package) words are replaced at run time.
 *
 * Words that stand in domain's `messages/` are had in the same way (`domain-words.ts`).
 */
export function ourWords(): Plugin {
  return {
    name: "polyportal:our-words",
    apply: "build",
    enforce: "pre",
    // A word that its module does not have would be nothing on the page.
    onLog(_level, log) {
      if (log.code === "IMPORT_IS_UNDEFINED") this.error(log.message);
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        if (hookModule.test(id)) return null;
        if (code.includes("WordsProvider")) {
          this.error("Words are fixed at build time: leave out `ourWords()` to replace them.");
        }
        if (isMessages(id)) return { code: exportEachWord(id, inlineWords(id, code)), map: null };
        if (id.endsWith(".words.ts")) return { code: exportEachWordOfPart(id, code), map: null };
        const parts = code.includes('.words.ts"') ? inlinePartWords(id, code) : code;
        return { code: inlineWords(id, parts), map: null };
      },
    },
  };
}

const hookModule = /\/words\/words\.ts$/;

/** A words module with each entry an export of its own, so that what nobody says is left out. */
function exportEachWordOfPart(id: string, code: string): string {
  const { start, end, words } = catalogueIn(id, code);
  const entries = words.map(
    ({ key, start, end }) =>
      `const ${key}$ = ${code.slice(start, end)};\nexport { ${key}$ as ${key} };`,
  );
  return [code.slice(0, start), ...entries, code.slice(end)].join("\n");
}

/** A part with its own words where it asked for somebody's. */
function inlinePartWords(id: string, code: string): string {
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
    const isOwn = /^\..*\.words\.ts$/.test(source) && !messagesFile(id, source);
    if (!entry || !isOwn) continue;
    const name = entry.localName.value;
    edits.push({ start, end, text: `import * as ${name} from "${source}";` });
    catalogues.set(name, source);
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

const isWord = (node: Node) =>
  node.type === "MemberExpression" &&
  node["computed"] === false &&
  nameOf(node["object"]) === "words";

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
    const from = /^[\w.]+$/.test(text) && domain.get(text.replace(/\..*/, ""));
    return from ? { ...word, text, from } : word;
  });
  return { start: found.start, end: found.end, words };
}
