import type { Node } from "./words.ts";

const isIdName = (name: unknown) => typeof name === "string" && /(?:^id|Id)s?$/.test(name);

const wrappers = new Set(["nullable", "optional", "nullish", "array"]);

/** The name of `z.name(…)`; undefined of anything else. */
function calledOfZod(node: Node): string | undefined {
  const callee = node["callee"] as Node | undefined;
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") return undefined;
  if ((callee["object"] as Node)["name"] !== "z") return undefined;
  return (callee["property"] as Node)["name"] as string;
}

/** Whether a schema takes any text at all: `z.string()`, or that within `z.nullable(…)` and its like. */
function takesAnyText(schema: Node): boolean {
  const called = calledOfZod(schema);
  if (called === "string") return true;
  const inner = (schema["arguments"] as readonly Node[] | undefined)?.[0];
  return called !== undefined && wrappers.has(called) && inner !== undefined && takesAnyText(inner);
}

/** Whether a property of the contract is named like an id and does not say of which kind. */
export const isLooseId = (property: Node): boolean => {
  const key = property["key"] as Node;
  return isIdName(key["name"] ?? key["value"]) && takesAnyText(property["value"] as Node);
};
