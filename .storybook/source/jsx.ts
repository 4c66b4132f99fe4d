/** Elements and their attributes as texts, with what stands in for a story's arguments. */
import type { Change, Node } from "./syntax.ts";
import { keyOf, nameOf, rewritten, textOf } from "./syntax.ts";

/** Arguments with their texts as they are shown. */
export type Texts = Map<string, string>;
/** What the parameter of a function has made: names for values, and one name for all the rest. */
export type Names = {
  values: Map<string, string | undefined>;
  rest?: { name: string; texts: Texts };
};

export const nobody: Names = { values: new Map() };

export const isNamed = (node: unknown, name: string | undefined): boolean =>
  name !== undefined && nameOf(node as Node) === name;

/** What a parameter makes of the arguments. */
export function namesOf(parameter: Node | undefined, texts: Texts, source: string): Names {
  if (!parameter) return nobody;
  const name = nameOf(parameter);
  if (name !== undefined) return { values: new Map(), rest: { name, texts } };
  const left = new Map(texts);
  const values = new Map<string, string | undefined>();
  let rest: Names["rest"];
  for (const property of (parameter["properties"] ?? []) as Node[]) {
    if (property.type === "RestElement") {
      rest = { name: nameOf(property["argument"] as Node) ?? "", texts: left };
      continue;
    }
    const key = keyOf(property) ?? "";
    const own = property["value"] as Node;
    const isDefaulted = own.type === "AssignmentPattern";
    const fallback = isDefaulted ? textOf({ node: own["right"] as Node, source }) : undefined;
    values.set(
      nameOf(isDefaulted ? (own["left"] as Node) : own) ?? key,
      texts.get(key) ?? fallback,
    );
    left.delete(key);
  }
  return { values, ...(rest && { rest }) };
}

/** The attributes of an element as arguments, those of a spread among them, and its children. */
export function attributesOf(element: Node, source: string, change: Change, names: Names): Texts {
  const texts: Texts = new Map();
  const set = (name: string, text: string) => {
    texts.delete(name);
    texts.set(name, text);
  };
  for (const one of (element["openingElement"] as Node)["attributes"] as Node[]) {
    if (one.type === "JSXSpreadAttribute") {
      const spread = one["argument"] as Node;
      if (isNamed(spread, names.rest?.name))
        for (const [name, text] of names.rest?.texts ?? []) set(name, text);
      else set(`...${textOf({ node: spread, source })}`, "");
      continue;
    }
    const value = one["value"] as Node | null;
    const name = textOf({ node: one["name"] as Node, source });
    if (!value) set(name, "true");
    else if (value.type === "JSXExpressionContainer")
      set(
        name,
        rewritten({ node: value["expression"] as Node, source }, change, value, "expression"),
      );
    else set(name, rewritten({ node: value, source }, change, one, "value"));
  }
  const inside = (element["children"] as Node[]).filter(
    (child) => child.type !== "JSXText" || String(child["value"]).trim() !== "",
  );
  const [only] = inside;
  const text = inside.map((child) => rewritten({ node: child, source }, change, element)).join("");
  if (only) {
    const isOne = inside.length === 1 && only.type === "JSXElement";
    texts.set("children", isOne ? text : `<>${text}</>`);
  }
  return texts;
}

/** One attribute with what it becomes; what is not given goes. */
export function attributeText(node: Node, source: string, change: Change): string | undefined {
  const value = node["value"] as Node | null;
  if (value?.type !== "JSXExpressionContainer") return undefined;
  const inside = value["expression"] as Node;
  const text = rewritten({ node: inside, source }, change, value, "expression");
  const name = textOf({ node: node["name"] as Node, source });
  if (text === textOf({ node: inside, source })) return undefined;
  return text === "undefined" ? "" : attribute(name, text);
}

function attribute(name: string, text: string): string {
  if (name.startsWith("...")) return `{${name}}`;
  if (text === "true") return name;
  return /^"[^"\\]*"$/.test(text) ? `${name}=${text}` : `${name}={${text}}`;
}

/** The tag with its attributes, and its children inside. */
export function tagged(tag: string, texts: Texts): string {
  const children = texts.get("children");
  const attributes = [...texts]
    .filter(([name]) => name !== "children")
    .map(([name, text]) => attribute(name, text));
  const opening = [tag, ...attributes].filter(Boolean).join(" ");
  if (children === undefined) return `<${opening} />`;
  return `<${opening}>${childText(children)}</${tag}>`;
}

/** `{"Save"}` among an element's children is Save, and `{undefined}` nothing. */
export function childOf(container: string): string {
  const inside = container.slice(1, -1);
  return inside === "undefined" ? "" : (plainText(inside) ?? container);
}

const plainText = (text: string): string | undefined => {
  const written = /^"([^"\\{}<>]*)"$/.exec(text)?.[1];
  return written?.trim() === written ? written : undefined;
};

function childText(text: string): string {
  const written = plainText(text);
  if (written !== undefined) return written;
  const whole = text.replace(/^\(\s*(<[\s\S]*>)\s*\)$/, "$1");
  const inside = /^<>([\s\S]*)<\/>$/.exec(whole)?.[1];
  return inside ?? (whole.startsWith("<") ? whole : `{${text}}`);
}

/** An expression where another stood: in brackets, which the formatter takes away again. */
export function wrapped(text: string, parent: Node | undefined, key: string): string {
  if (/^[\w$.]+$|^"[^"]*"$/.test(text) || !parent) return text;
  const isFree =
    /^(JSXExpressionContainer|VariableDeclarator|ObjectProperty|ArrayExpression)$/.test(
      parent.type,
    ) || key === "arguments";
  return isFree ? text : `(${text})`;
}
