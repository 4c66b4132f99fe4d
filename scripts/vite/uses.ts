/** Where a module says a name that it imports. */
import { nameOf, type Node } from "./syntax.ts";

type Step = { readonly key: string; readonly end: number };

/** What a declaration takes out of an object: `const { key: local } = …`. */
type Taken = { readonly key: string; readonly local: string };

/** The keys after a name, or what is taken out of it by them; neither where the object itself is meant. */
type Use = {
  readonly start: number;
  readonly steps: readonly Step[];
  readonly declared?: { readonly start: number; readonly end: number; readonly taken: Taken[] };
};

export function usesOf(program: unknown, name: string): Use[] {
  const uses: Use[] = [];
  const look = (value: unknown, above: readonly Node[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) look(item, above);
    } else if (typeof value === "object" && value !== null) {
      const node = value as Node;
      if (node.type === "ImportDeclaration" || node.type === "TSTypeQuery") return;
      if (node.type === "Identifier" && nameOf(node) === name && !isKey(node, above.at(-1))) {
        const declared = declaredBy(node, above.at(-1));
        const steps = stepsAfter(node, above);
        uses.push({ start: node.start, steps, ...(declared && { declared }) });
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

function declaredBy(node: Node, parent: Node | undefined): Use["declared"] {
  if (parent?.type !== "VariableDeclarator" || parent["init"] !== node) return undefined;
  const pattern = parent["id"] as Node;
  if (pattern.type !== "ObjectPattern" || pattern["typeAnnotation"]) return undefined;
  const properties = pattern["properties"] as Node[];
  const taken = properties.map(({ type, computed, key, value }) => {
    const isPlain = type === "Property" && !computed && (value as Node).type === "Identifier";
    return isPlain ? { key: nameOf(key), local: nameOf(value) } : undefined;
  });
  const plain = taken.filter((one) => one !== undefined);
  if (plain.length < taken.length) return undefined;
  return { start: parent.start, end: parent.end, taken: plain };
}
