/**
 * Words of domain, had where they are said: `siwesWords.saveWeek` is `"Save week"`, and no file of words is fetched
 * for it. What is no plain text is an export of its own, so that a page has none that it does not say.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { parseSync } from "vite";
import { edited, nameOf, standsAlone, withoutType, type Edit, type Node } from "./syntax.ts";

/** An exported object of words, each by its key, in the order in which they stand. */
type Catalogue = {
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly entries: ReadonlyMap<string, Node>;
};

/** What becomes of them in one module: what is written otherwise, what it imports, what it has a copy of. */
type Said = {
  readonly edits: readonly Edit[];
  readonly asked: readonly string[];
  readonly copies: readonly string[];
};

type Step = { readonly key: string; readonly end: number };

type Use = { readonly start: number; readonly steps: readonly Step[] };

const domainPackage = "@polyportal/domain/";
const domainSource = join(import.meta.dirname, "../../packages/domain/src");
const messages = join(domainSource, "messages") + sep;

/** Whether a module of domain's holds words. */
export const isMessages = (id: string): boolean => id.startsWith(messages);

/** A module with the words of domain in the place of their names. */
export function wordsSaid(id: string, code: string): string {
  const { program, module } = parseSync(id, code);
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const source = moduleRequest.value;
    const file = messagesFile(id, source);
    const values = entries.filter(({ isType }) => !isType);
    if (!file || values.length === 0) continue;
    const kept = values.filter(({ importName, localName }) => {
      const name = importName.name ?? "";
      const said = saidOf(program, localName.value, cataloguesOf(file).get(name));
      if (!said) return true;
      edits.push(...said.edits);
      const imported = said.asked.map((key) => `${name}$${key} as ${localName.value}$${key}`);
      if (imported.length > 0) added.push(`import { ${imported.join(", ")} } from "${source}";\n`);
      added.push(...said.copies);
      return false;
    });
    if (kept.length === values.length) continue;
    const names = kept.map(
      ({ importName, localName }) => `${importName.name ?? "default"} as ${localName.value}`,
    );
    const text = names.length === 0 ? "" : `import { ${names.join(", ")} } from "${source}";`;
    edits.push({ start, end, text });
  }
  // Before all else, which may say them as it is read.
  return edits.length === 0 ? code : added.join("") + edited(code, edits);
}

/** A module of words with each entry an export of its own beside the whole. */
export function wordsApart(id: string, code: string): string {
  const edits = [...cataloguesIn(id, code)].map(([name, { start, end, entries }]): Edit => {
    const apart = [...entries].map(
      ([key, value]) => `export const ${name}$${key} = ${code.slice(value.start, value.end)};\n`,
    );
    const whole = [...entries.keys()].map((key) => `${key}: ${name}$${key}`);
    return { start, end, text: `${apart.join("")}export const ${name} = { ${whole.join(", ")} };` };
  });
  return edited(code, edits);
}

/** How a module says the words of one catalogue; undefined where it needs the object itself. */
function saidOf(program: unknown, name: string, catalogue?: Catalogue): Said | undefined {
  if (!catalogue) return undefined;
  const edits: Edit[] = [];
  const asked = new Set<string>();
  const copies = new Map<string, string>();
  for (const { start, steps } of usesOf(program, name)) {
    const [first] = steps;
    const entry = first && catalogue.entries.get(first.key);
    if (!first || !entry) return undefined;
    let value = withoutType(entry);
    let depth = 0;
    while (value.type === "ObjectExpression") {
      const inner = entriesOf(value)?.get(steps[depth + 1]?.key ?? "");
      if (!inner) break;
      depth += 1;
      value = withoutType(inner);
    }
    const end = steps[depth]!.end;
    const source = catalogue.code.slice(value.start, value.end);
    if (isText(value)) {
      edits.push({ start, end, text: source });
    } else if (value.type === "ArrowFunctionExpression" && standsAlone(value)) {
      const copy = [name, ...steps.slice(0, depth + 1).map(({ key }) => key)].join("$");
      copies.set(copy, source);
      edits.push({ start, end, text: copy });
    } else {
      asked.add(first.key);
      edits.push({ start, end: first.end, text: `${name}$${first.key}` });
    }
  }
  const consts = [...copies].map(([copy, source]) => `const ${copy} = ${source};\n`);
  return { edits, asked: [...asked], copies: consts };
}

/** Where a name is said, each time with the keys after it: none where the object itself is meant. */
function usesOf(program: unknown, name: string): Use[] {
  const uses: Use[] = [];
  const look = (value: unknown, above: readonly Node[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) look(item, above);
    } else if (typeof value === "object" && value !== null) {
      const node = value as Node;
      if (node.type === "ImportDeclaration" || node.type === "TSTypeQuery") return;
      if (node.type === "Identifier" && nameOf(node) === name && !isKey(node, above.at(-1))) {
        uses.push({ start: node.start, steps: stepsAfter(node, above) });
      }
      const inner = typeof node.type === "string" ? [...above, node] : above;
      for (const part of Object.values(node)) look(part, inner);
    }
  };
  look(program, []);
  return uses;
}

/** Whether it names a property, and nothing that was imported. */
function isKey(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent["computed"] === true || parent["shorthand"] === true) return false;
  return parent["property"] === node || parent["key"] === node;
}

function stepsAfter(node: Node, above: readonly Node[]): Step[] {
  const steps: Step[] = [];
  let before = node;
  for (const parent of above.toReversed()) {
    const isStep = parent.type === "MemberExpression" && parent["object"] === before;
    if (!isStep || parent["computed"] === true || parent["optional"] === true) break;
    steps.push({ key: nameOf(parent["property"]), end: parent.end });
    before = parent;
  }
  return steps;
}

const isText = ({ type, value, expressions }: Node): boolean =>
  (type === "Literal" && typeof value === "string") ||
  (type === "TemplateLiteral" && Array.isArray(expressions) && expressions.length === 0);

/** The file that an import of messages names. */
function messagesFile(id: string, source: string): string | undefined {
  const path = source.startsWith(domainPackage)
    ? `${join(domainSource, source.slice(domainPackage.length))}.ts`
    : join(dirname(id), source);
  return path.startsWith(messages) && existsSync(path) ? path : undefined;
}

const known = new Map<string, Map<string, Catalogue>>();

function cataloguesOf(file: string): Map<string, Catalogue> {
  const found = known.get(file) ?? cataloguesIn(file, readFileSync(file, "utf8"));
  known.set(file, found);
  return found;
}

/** The exported objects of a module, by their names, whose entries each have a plain key. */
function cataloguesIn(id: string, code: string): Map<string, Catalogue> {
  const { program } = parseSync(id, code);
  const exported = program.body as unknown as Node[];
  const found = exported.flatMap((node): [string, Catalogue][] => {
    const declaration = node["declaration"] as Node | null | undefined;
    const [declared] = (declaration?.["declarations"] ?? []) as Node[];
    const init = declared?.["init"] as Node | null | undefined;
    const entries = init && entriesOf(withoutType(init));
    if (node.type !== "ExportNamedDeclaration" || declaration?.["kind"] !== "const") return [];
    if (!entries) return [];
    return [[nameOf(declared?.["id"]), { start: node.start, end: node.end, code, entries }]];
  });
  return new Map(found);
}

/** What an object has by its keys; undefined where one is spread into it, computed, or read by a function. */
function entriesOf(node: Node): Map<string, Node> | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const properties = node["properties"] as Node[];
  const arePlain = properties.every(
    ({ type, kind, computed, method, shorthand, key }) =>
      type === "Property" && kind === "init" && !computed && !method && !shorthand && nameOf(key),
  );
  if (!arePlain) return undefined;
  return new Map(properties.map(({ key, value }) => [nameOf(key), value as Node]));
}
