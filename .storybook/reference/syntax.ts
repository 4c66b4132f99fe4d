/** What the docs read from a file's syntax: comments, types as written, names, defaults. */
import type { Node } from "typescript/unstable/ast";
import { SyntaxKind, getTextOfJSDocComment } from "typescript/unstable/ast";

type Loose = Node & {
  parent?: Loose;
  type?: Node;
  body?: Loose;
  name?: Loose;
  propertyName?: Node;
  initializer?: Node;
  elements?: readonly Loose[];
  parameters?: readonly Loose[];
  declarations?: { declarations?: readonly Loose[] };
  declarationList?: { declarations: readonly Loose[] };
  statements?: readonly Loose[];
};

type Said = { comment?: Parameters<typeof getTextOfJSDocComment>[0] };

/** The comment over a declaration, in one line. */
export function sentenceOf(node: Node | undefined): string {
  for (let at: Loose | undefined = node; at; at = at.parent) {
    const said = at.jsDoc?.at(-1) as Said | undefined;
    if (said?.comment !== undefined)
      return withoutLinks(oneLine(getTextOfJSDocComment(said.comment) ?? ""));
    // A constant's comment stands over its statement.
    if (
      at.kind !== SyntaxKind.VariableDeclaration &&
      at.kind !== SyntaxKind.VariableDeclarationList
    )
      return "";
  }
  return "";
}

/** "{@link FormField}" as the name that it leads to, as code; without the mark of what is internal. */
const withoutLinks = (text: string): string =>
  text.replace(/ ?@internal$/, "").replaceAll(/\{@link(?:code|plain)? ([^}\s|]+)[^}]*\}/g, "`$1`");

/** Whether the comment over a declaration says `@internal`: exported for its neighbours alone. */
export function isInternal(node: Node | undefined): boolean {
  for (let at: Loose | undefined = node; at; at = at.parent) {
    if (at.jsDoc?.at(-1)?.getText().includes("@internal")) return true;
    if (
      at.kind !== SyntaxKind.VariableDeclaration &&
      at.kind !== SyntaxKind.VariableDeclarationList
    )
      return false;
  }
  return false;
}

/** The type that a declaration writes down, if it does. */
export const typeNodeOf = (node: Node): Node | undefined =>
  node.kind === SyntaxKind.FunctionDeclaration ? undefined : (node as Loose).type;

/** The text of a node without the comments in it. */
export function textOf(node: Node): string {
  const text = node.getText();
  return text.replaceAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** Without line breaks and what a break has brought along. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([<([]) /g, "$1")
    .replaceAll(/,? ([>)\]])(?!=)/g, (whole, close: string) =>
      whole.startsWith(",") ? close : close,
    )
    .replace(/^(=|:)?\s*\| /, "$1")
    .replaceAll(/([=(<:]) \| /g, "$1 ")
    .trim();

/** The names of types in a node. */
export function* namedIn(node: Node): Generator<Node> {
  const { typeName, expression } = node as { typeName?: Node; expression?: Node };
  if (node.kind === SyntaxKind.TypeReference && typeName) yield typeName;
  if (node.kind === SyntaxKind.ExpressionWithTypeArguments && expression) yield expression;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* namedIn(child);
}

/** What a component takes for a prop that is left out, by the prop's name, as code. */
export function fallbacksOf(node: Node | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const declared: Loose | undefined = node;
  const [parameter] = declared?.parameters ?? [];
  const patterns: (Loose | undefined)[] = [parameter?.name];
  // `const { loading = false } = props;`, at the top of its body.
  for (const statement of declared?.body?.statements ?? []) {
    for (const { name, initializer } of statement.declarationList?.declarations ?? []) {
      if (initializer && initializer.getText() === parameter?.name?.getText()) patterns.push(name);
    }
  }
  for (const pattern of patterns) {
    for (const { propertyName, name, initializer } of pattern?.elements ?? []) {
      const key = propertyName ?? name;
      if (key && initializer) found.set(key.getText(), oneLine(initializer.getText()));
    }
  }
  // A name of the file's own says nothing to a reader: the prop's sentence does. Another prop's name does.
  const isTold = (text: string) =>
    /^(true|false|null)$/.test(text) || found.has(text) || !/^(words\.)?\w*[a-z]\w*$/i.test(text);
  return new Map([...found].filter(([, text]) => isTold(text)));
}
