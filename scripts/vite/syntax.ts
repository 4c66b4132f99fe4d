/** Source text with some of its stretches written otherwise. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Of a module that is parsed. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  }
  return text;
}

/** Every node that is so, outer ones first. */
export function find(value: unknown, isSo: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => find(item, isSo));
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  const below = Object.values(value).flatMap((inner) => find(inner, isSo));
  return typeof node.type === "string" && isSo(node) ? [node, ...below] : below;
}

export function nameOf(value: unknown): string {
  const { name } = (value ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : "";
}

export function withoutType(node: Node): Node {
  const isTyped = node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression";
  return isTyped ? withoutType(node["expression"] as Node) : node;
}

/** Whether a function names nothing but its parameters, and what these have. */
export function standsAlone(arrow: Node): boolean {
  const names = (of: unknown) =>
    find(of, ({ type }) => type === "Identifier").map((node) => nameOf(node));
  const given = new Set(names(arrow["params"]));
  const had = find(arrow["body"], ({ type }) => type === "MemberExpression").map(({ property }) =>
    nameOf(property),
  );
  return names(arrow["body"]).every((name) => given.has(name) || had.includes(name));
}
