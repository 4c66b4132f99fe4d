import { parseSync } from "vite";

/** Props, attributes and entries whose value a person reads or hears. */
const spoken =
  /^(?:aria-(?:label|description|roledescription)|title|label|placeholder|alt|text|heading|caption|hint|word|message|\w+(?:Label|Title))$/;

/** What a text may be part of and still be that text. */
const around =
  /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral)$/;

const isWord = (text: string) => /\p{L}{2}/u.test(text);

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value["name"] === "string" ? value["name"] : "";

/**
 * Words that a module says by itself past the catalogue: texts in its JSX, in spoken attributes and
 * as defaults of spoken props, and imports of domain's messages.
 */
export function inlineWords(file: string, source: string): string[] {
  const { program, module } = parseSync(file, source, { lang: "tsx" });
  const imported = module.staticImports
    .filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => name.startsWith("@polyportal/domain/messages/"));
  return [...imported, ...textsOf(program, false)];
}

function textsOf(value: unknown, heard: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, heard));
  if (typeof value !== "object" || value === null) return [];
  if (!isNode(value)) return Object.values(value).flatMap((inner) => textsOf(inner, false));
  const text = ownText(value, heard);
  if (text !== undefined) return isWord(text) ? [text.trim()] : [];
  if (value.type === "JSXAttribute")
    return textsOf(value["value"], spoken.test(nameOf(value["name"])));
  if (value.type === "AssignmentPattern" && spoken.test(nameOf(value["left"])))
    return textsOf(value["right"], true);
  // What a part calls words and keeps to itself, and a column's or an entry's label.
  if (
    value.type === "VariableDeclarator" &&
    /^(?:words|\w+(?:Words|Text))$/.test(nameOf(value["id"]))
  )
    return literalsIn(value["init"]);
  if (value.type === "Property" && spoken.test(nameOf(value["key"])))
    return textsOf(value["value"], true);
  const inside = heard && around.test(value.type);
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, key === "children" ? true : inside && key !== "test"),
  );
}

/** Every text in an object of texts. */
function literalsIn(value: unknown): string[] {
  if (!isNode(value) || value.type !== "ObjectExpression") return textsOf(value, false);
  return (value["properties"] as Node[]).flatMap((entry) => textsOf(entry["value"], true));
}

/** The text that a node is, where it is one that is read or heard. */
function ownText({ type, value }: Node, heard: boolean): string | undefined {
  if (type === "JSXText") return String(value);
  if (heard && type === "Literal" && typeof value === "string") return value;
  if (heard && type === "TemplateElement") return (value as { raw: string }).raw;
  return undefined;
}
