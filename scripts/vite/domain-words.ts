/**
 * Words of domain, had where they are said: `siwesWords.saveWeek` is `"Save week"`, and no file of words is fetched
 * for it. What is no plain text is an export of its own, so that a page has none that it does not say.
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

/** What becomes of them in one module: what is written otherwise, what it imports, what it has a copy of. */
type Said = {
  readonly edits: readonly Edit[];
  readonly asked: readonly string[];
  readonly copies: readonly string[];
};

/** What is written for the first of some keys: for how many, and what that needs. */
type Piece = {
  readonly keys: number;
  readonly text: string;
  readonly asked?: string;
  readonly copy?: string;
};

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
  const pieces: Piece[] = [];
  for (const { start, steps, declared } of usesOf(program, name)) {
    const taken = (declared?.taken ?? []).map(({ key, local }) => {
      const piece = pieceOf(name, catalogue, [key]);
      if (piece) pieces.push(piece);
      return piece && `${local} = ${piece.text}`;
    });
    if (declared && !taken.includes(undefined)) {
      edits.push({ start: declared.start, end: declared.end, text: taken.join(", ") });
      continue;
    }
    const piece = pieceOf(
      name,
      catalogue,
      steps.map(({ key }) => key),
    );
    const last = steps[(piece?.keys ?? 0) - 1];
    if (!piece || !last) return undefined;
    pieces.push(piece);
    edits.push({ start, end: last.end, text: piece.text });
  }
  const asked = new Set(pieces.flatMap((piece) => piece.asked ?? []));
  const copies = new Set(pieces.flatMap((piece) => piece.copy ?? []));
  return { edits, asked: [...asked], copies: [...copies] };
}

/** A text as it is; the module's own copy of a function that needs nothing; anything else from its export. */
function pieceOf(name: string, catalogue: Catalogue, keys: readonly string[]): Piece | undefined {
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
  return { keys: 1, text: `${name}$${first}`, asked: first };
}

const isText = ({ type, value, expressions }: Node): boolean =>
  (type === "Literal" && typeof value === "string") ||
  (type === "TemplateLiteral" && Array.isArray(expressions) && expressions.length === 0);
