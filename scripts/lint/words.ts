/** Whether a string of an app is one that a person reads; see rule 14 in CONTRIBUTING.md. */
import { isTest } from "./place.ts";

/** The part of an ESTree node that this reads. */
export type Node = { type: string; [key: string]: unknown };

/** Attributes and properties whose strings people read, in the design system's parts and in HTML. */
const readNames = new Set(
  `title label lead hint placeholder alt aria-label aria-description aria-roledescription
  aria-valuetext heading question confirmLabel cancelLabel submitLabel closeLabel actionLabel empty
  legend summary caption header footer body description term text note message subject subtitle
  tooltip prompt explanation unit word info pointHeading`.split(/\s+/),
);

/** `const labels = { course: "Course" }`: every string of such an object is read. */
const readObjects = /(?:labels|words|titles|headings|hints|questions|texts)$/i;

/** What the server says to others than the school's people, each with whom it says it to. */
const saidToOthers: readonly RegExp[] = [
  // Whoever runs the server, at its terminal and in its log.
  /^apps\/api\/src\/(?:commands|config|main|production|start)/,
  // PostgreSQL, readers of PDF, and the rows of a school that is made up.
  /^apps\/api\/src\/(?:database\/|rights\/effective|sheets\/write\/)/,
  // The gateway, and whoever rehearses a payment with its sandbox.
  /^apps\/api\/src\/payment\//,
  // Browsers by their headers, and developers, whose workshop and API pages stand there.
  /^apps\/api\/src\/server\//,
];

/** Whether the letters and answers of this file have to stand in domain: the server draws no pages. */
export const sendsNoWords = (path: string): boolean =>
  path.startsWith("apps/api/src/") && !isTest(path) && !saidToOthers.some((one) => one.test(path));

/** Whether the words of this file have to stand in domain. */
export function holdsNoWords(path: string): boolean {
  return (
    /^apps\/(applicant|portal)\/src\//.test(path) && !isTest(path) && !/\/story-[^/]+$/.test(path)
  );
}

/** Any letter: what stands between two tags is read whatever it is. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** "Company" and "of the week", but neither "row" nor "data-row": those are names for machines. */
export const isWord = (text: string): boolean => /\p{Lu}\p{L}|\p{L}\s+\p{L}/u.test(text);

/** "Fetching your letter…": whatever holds it, this is read, for no class or id begins so. */
export const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’'-]*[,:;.?!]?\s+\S/u.test(text);

/** "… of …" and "… weeks": words among values, where a path or an id has no space. */
export const isPhrase = (text: string): boolean => /…\)?,?\s+\p{L}|\p{L}\s+…/u.test(text);

/** "Gender" and "CGPA", said alone: what lists and calls hand on, where names for machines are `camelCase`. */
export const isName = (text: string): boolean => /^\p{Lu}(?:\p{Ll}+|\p{Lu}{2,})$/u.test(text);

/** An item of a list, or an argument of a call: `["GPA", average]`, `row("state", "State")`. */
export function isHandedOn(node: Node): boolean {
  const holder = node["parent"] as Node | undefined;
  if (holder?.type === "CallExpression") return !isLookUp(holder);
  return holder?.type === "ArrayExpression";
}

/** `search.get("RRR")`: what is looked up is a name for machines. */
const isLookUp = (call: Node): boolean =>
  /^(?:get|has|includes)$/.test(String(child(child(call, "callee") as Node, "property")?.["name"]));

/** The name of a property, attribute or variable whose strings are read. */
export const isRead = (name: unknown): boolean => typeof name === "string" && readNames.has(name);

/** The strings that this expression may come to, each with its node. */
export function textsOf(node: Node | null | undefined): { node: Node; text: string }[] {
  switch (node?.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [{ node, text: node["value"] }] : [];
    case "TemplateLiteral":
      return [{ node, text: written(node) }];
    case "ConditionalExpression":
      return [...textsOf(child(node, "consequent")), ...textsOf(child(node, "alternate"))];
    case "LogicalExpression":
    case "BinaryExpression":
      return isComparison(node)
        ? []
        : [...textsOf(child(node, "left")), ...textsOf(child(node, "right"))];
    case "ArrowFunctionExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "JSXExpressionContainer":
      return textsOf(child(node, node.type.startsWith("Arrow") ? "body" : "expression"));
    default:
      return [];
  }
}

/** A template with its values left out: "${written} of ${all} weeks written" is " of … weeks written". */
export function written(template: Node): string {
  const parts = template["quasis"] as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("…");
}

/** Whether this object is `labels`, or whatever else says that its strings are read. */
export function isReadObject(object: Node): boolean {
  const holder = object["parent"] as Node | undefined;
  const declared = holder?.type.startsWith("TS") ? (holder["parent"] as Node) : holder;
  if (declared?.type !== "VariableDeclarator") return false;
  return readObjects.test(String(child(declared, "id")?.["name"]));
}

/** Told to the browser, the database or developers: a class, an id, `sql`, an error. */
export function isForMachines(node: Node): boolean {
  if (isForDevelopers(node)) return true;
  const holder = node["parent"] as Node | null | undefined;
  if (holder?.type === "TaggedTemplateExpression") return true;
  if (holder?.type === "JSXAttribute") return !isRead(child(holder, "name")?.["name"]);
  return holder != null && !/^JSX(?:Element|Fragment)$/.test(holder.type) && isForMachines(holder);
}

/** Said to developers: `throw new Error("…")`, `console.warn("…")`; or hashed and never said. */
export function isForDevelopers(node: Node): boolean {
  const holder = node["parent"] as Node | undefined;
  if (holder?.type === "NewExpression") return isFailure(nameOf(holder));
  return holder?.type === "CallExpression" && /^(?:console|invariant|vault)$/.test(nameOf(holder));
}

const isFailure = (name: string) => /Error$|^(?:PageNotLoaded|LostRace)$/.test(name);

function nameOf(call: Node): string {
  const callee = child(call, "callee");
  return String(callee?.["name"] ?? child(callee as Node, "object")?.["name"]);
}

const isComparison = (node: Node): boolean => /^[=!<>]/.test(String(node["operator"]));

function child(node: Node, name: string): Node | null | undefined {
  return node[name] as Node | null | undefined;
}
