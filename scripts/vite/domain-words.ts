/**
 * Inlines domain's words where a module uses them: `siwesWords.saveWeek` becomes `"Save week"`, and no file of words
 * is fetched for it. A word that is no plain text is imported by itself, so that a page brings none that it does not use.
 */
import { parseSync } from "vite";
import {
  cataloguesIn,
  cataloguesOf,
  entriesOf,
  messagesFile,
  type Catalogue,
} from "./catalogues.ts";
import { edited, standsAlone, withoutType, type Edit, type Node } from "./syntax.ts";
import { usesOf } from "./uses.ts";

/** What inlining a catalogue changes in a module: its source, the words it imports, the functions copied into it. */
type Inlined = {
  readonly edits: readonly Edit[];
  readonly imports: readonly string[];
  readonly copies: readonly string[];
};

/** The text that stands for the first `keys` keys after a catalogue's name, with the import or copy that it needs. */
type Replacement = {
  readonly keys: number;
  readonly text: string;
  readonly imports?: string;
  readonly copy?: string;
};

/** Replaces the names of domain's words in a module by the words. */
export function inlineWords(id: string, code: string): string {
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
      const inlined = inlinedCatalogue(program, localName.value, cataloguesOf(file).get(name));
      if (!inlined) return true;
      edits.push(...inlined.edits);
      const imported = inlined.imports.map((key) => `${name}$${key} as ${localName.value}$${key}`);
      if (imported.length > 0) added.push(`import { ${imported.join(", ")} } from "${source}";\n`);
      added.push(...inlined.copies);
      return false;
    });
    if (kept.length === values.length) continue;
    const names = kept.map(
      ({ importName, localName }) => `${importName.name ?? "default"} as ${localName.value}`,
    );
    const text = names.length === 0 ? "" : `import { ${names.join(", ")} } from "${source}";`;
    edits.push({ start, end, text });
  }
  // First, because the module may use them while it loads.
  return edits.length === 0 ? code : added.join("") + edited(code, edits);
}

/** Exports each entry of a module of words by itself, besides the whole object. */
export function exportEachWord(id: string, code: string): string {
  const edits = [...cataloguesIn(id, code)].map(([name, { start, end, entries }]): Edit => {
    const apart = [...entries].map(
      ([key, value]) => `export const ${name}$${key} = ${code.slice(value.start, value.end)};\n`,
    );
    const whole = [...entries.keys()].map((key) => `${key}: ${name}$${key}`);
    return { start, end, text: `${apart.join("")}export const ${name} = { ${whole.join(", ")} };` };
  });
  return edited(code, edits);
}

/** Inlines one catalogue in a module; undefined if the module needs the object itself. */
function inlinedCatalogue(
  program: unknown,
  name: string,
  catalogue?: Catalogue,
): Inlined | undefined {
  if (!catalogue) return undefined;
  const edits: Edit[] = [];
  const replacements: Replacement[] = [];
  for (const { start, steps, declared } of usesOf(program, name)) {
    const taken = (declared?.taken ?? []).map(({ key, local }) => {
      const replacement = replacementFor(name, catalogue, [key]);
      if (replacement) replacements.push(replacement);
      return replacement && `${local} = ${replacement.text}`;
    });
    if (declared && !taken.includes(undefined)) {
      edits.push({ start: declared.start, end: declared.end, text: taken.join(", ") });
      continue;
    }
    const replacement = replacementFor(
      name,
      catalogue,
      steps.map(({ key }) => key),
    );
    const last = steps[(replacement?.keys ?? 0) - 1];
    if (!replacement || !last) return undefined;
    replacements.push(replacement);
    edits.push({ start, end: last.end, text: replacement.text });
  }
  const imports = new Set(replacements.flatMap((replacement) => replacement.imports ?? []));
  const copies = new Set(replacements.flatMap((replacement) => replacement.copy ?? []));
  return { edits, imports: [...imports], copies: [...copies] };
}

/** A text is written out; a function that needs nothing else is copied; anything else is imported by itself. */
function replacementFor(
  name: string,
  catalogue: Catalogue,
  keys: readonly string[],
): Replacement | undefined {
  const [first = ""] = keys;
  const entry = catalogue.entries.get(first);
  if (!entry) return undefined;
  let value = withoutType(entry);
  let depth = 1;
  while (value.type === "ObjectExpression") {
    const inner = entriesOf(value)?.get(keys[depth] ?? "");
    if (!inner) break;
    depth += 1;
    value = withoutType(inner);
  }
  const source = catalogue.code.slice(value.start, value.end);
  if (isText(value)) return { keys: depth, text: source };
  if (value.type === "ArrowFunctionExpression" && standsAlone(value)) {
    const text = [name, ...keys.slice(0, depth)].join("$");
    return { keys: depth, text, copy: `const ${text} = ${source};\n` };
  }
  return { keys: 1, text: `${name}$${first}`, imports: first };
}

const isText = ({ type, value, expressions }: Node): boolean =>
  (type === "Literal" && typeof value === "string") ||
  (type === "TemplateLiteral" && Array.isArray(expressions) && expressions.length === 0);
