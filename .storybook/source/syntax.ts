/** A file's syntax as the sources of stories need it: nodes, their texts, and texts written anew. */
import { types } from "storybook/internal/babel";

export type Node = {
  type: string;
  start?: number | null;
  end?: number | null;
  [key: string]: unknown;
};

/** A node and the text of the file that it stands in. */
export type Written = { node: Node; source: string };

export const textOf = ({ node, source }: Written): string =>
  source.slice(node.start ?? 0, node.end ?? 0);

/** What stands in a node, in the order of the text. */
export function childrenOf(node: Node): { child: Node; key: string }[] {
  const keys = types.VISITOR_KEYS[node.type] ?? [];
  const found = keys.flatMap((key) => {
    const value = node[key] as Node | readonly (Node | null)[] | null | undefined;
    const list = Array.isArray(value) ? (value as readonly (Node | null)[]) : [value as Node];
    return list.flatMap((child) => (child?.type ? [{ child, key }] : []));
  });
  return found.sort((a, b) => (a.child.start ?? 0) - (b.child.start ?? 0));
}

/** What a node becomes; `undefined` where it stays, and what it holds is asked. */
export type Change = (node: Node, parent: Node | undefined, key: string) => string | undefined;

/** The text of a node, with what `change` says in the place of the nodes in it. */
export function rewritten(
  { node, source }: Written,
  change: Change,
  parent?: Node,
  key = "",
): string {
  return change(node, parent, key) ?? insides({ node, source }, change);
}

/** The same, of what a node holds: the node itself is not asked. */
export function insides({ node, source }: Written, change: Change): string {
  let text = "";
  let at = node.start ?? 0;
  for (const { child, key } of childrenOf(node)) {
    // `{ name }` is one text with two nodes in it.
    if ((child.start ?? 0) < at) continue;
    text +=
      source.slice(at, child.start ?? 0) + rewritten({ node: child, source }, change, node, key);
    at = child.end ?? 0;
  }
  return text + source.slice(at, node.end ?? 0);
}

/** Without `satisfies …`, `as …` and parentheses. */
export const bare = (node: Node): Node =>
  /^(TS(Satisfies|As|NonNull)Expression|ParenthesizedExpression)$/.test(node.type)
    ? bare(node["expression"] as Node)
    : node;

/** What an object holds, or nothing. */
export const propertiesOf = (node: Node | undefined): Node[] =>
  node && bare(node).type === "ObjectExpression" ? (bare(node)["properties"] as Node[]) : [];

/** The name of a field, where it is written out. */
export function keyOf(property: Node): string | undefined {
  if (property["computed"]) return undefined;
  const key = property["key"] as Node;
  return String(key["name"] ?? key["value"]);
}

export const nameOf = (node: Node | null | undefined): string | undefined =>
  node && /^(JSX)?Identifier$/.test(node.type) ? String(node["name"]) : undefined;

/** Whether a name stands for its value here, and not as a field's, an attribute's or a declaration's. */
export function isReference(parent: Node | undefined, key: string): boolean {
  if (!parent) return true;
  const { type } = parent;
  if (/^TS|^(Function|Import|Export|Label|Break|Continue)/.test(type)) return false;
  if (type.endsWith("MemberExpression")) return key === "object" || parent["computed"] === true;
  if (/^(Object|Class)(Property|Method)$/.test(type)) return key === "value";
  if (type === "ArrowFunctionExpression") return key === "body";
  if (type === "VariableDeclarator" || type === "AssignmentPattern")
    return key === "init" || key === "right";
  return !/Pattern$|RestElement|CatchClause/.test(type);
}

const functions = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
export const isFunction = (node: Node | undefined): node is Node =>
  node !== undefined && functions.test(node.type);

/** The statements of a function, and what it gives; `undefined` where it gives nothing at its end. */
export function bodyOf(fn: Node): { before: Node[]; result: Node } | undefined {
  const body = fn["body"] as Node;
  if (body.type !== "BlockStatement") return { before: [], result: bare(body) };
  const statements = body["body"] as Node[];
  const last = statements.at(-1);
  if (last?.type !== "ReturnStatement" || !last["argument"]) return undefined;
  return { before: statements.slice(0, -1), result: bare(last["argument"] as Node) };
}

/** The names that a pattern makes, also by taking something apart. */
export function namesIn(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [String(pattern["name"])];
  const parts = (pattern["properties"] ?? pattern["elements"] ?? []) as (Node | null)[];
  const within = (part: Node) => (part["value"] ?? part["argument"] ?? part) as Node;
  return parts.flatMap((part) => (part ? namesIn(within(part)) : []));
}
