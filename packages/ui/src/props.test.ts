import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Every node below one, itself included; nothing below those of which `into` says no. */
function* nodesOf(node: Node, into: (node: Node) => boolean = () => true): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && into(child)) yield* nodesOf(child, into);
    }
  }
}

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value["name"] === "string" ? value["name"] : "";

/** What a file says of its props: its exported types, what they are made of, and types in a signature. */
function describing(program: Node): Node[] {
  const body = Array.isArray(program["body"]) ? program["body"].filter(isNode) : [];
  const types = new Map<string, Node>();
  const reached: Node[] = [];
  for (const statement of body) {
    const declared = isNode(statement["declaration"]) ? statement["declaration"] : statement;
    const exported = declared !== statement;
    if (declared.type === "TSTypeAliasDeclaration") {
      types.set(nameOf(declared["id"]), declared);
      if (exported) reached.push(declared);
    } else if (exported && Array.isArray(declared["params"])) {
      reached.push(...declared["params"].filter(isNode));
    }
  }
  // A part without an export (`type Shared = …`) is drawn as a prop of what it is mixed into.
  for (const part of reached) {
    for (const { type, typeName } of nodesOf(part)) {
      const known = type === "TSTypeReference" ? types.get(nameOf(typeName)) : undefined;
      if (known && !reached.includes(known)) reached.push(known);
    }
  }
  return reached;
}

/** Each component, prop, and field of an item in a prop that has no sentence before it. */
function unexplained(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source, { lang: "tsx" });
  const sentences = comments.filter(({ value }) => /^\*\s+\S/.test(value));
  const isExplained = (start: number) =>
    sentences.some(({ end }) => end <= start && source.slice(end, start).trim() === "");
  const isComponent = (node: Node) =>
    node.type === "ExportNamedDeclaration" &&
    /^export function [A-Z]/.test(source.slice(node.start));
  const components = [...nodesOf(program as unknown as Node)].filter(isComponent);
  const silent = components.filter(({ start }) => !isExplained(start));
  const props = describing(program as unknown as Node)
    .flatMap((part) => [...nodesOf(part, ({ type }) => type !== "TSTypeParameterInstantiation")])
    .filter(({ type, start }) => type === "TSPropertySignature" && !isExplained(start));
  return [...silent, ...props].map(
    ({ start, end }) => source.slice(start, end).split("\n", 1)[0] ?? "",
  );
}

test("a prop without a sentence is found, and so is a field of an item", () => {
  const source = `
    type Item = { /** Said. */ label: string; value: number };
    type State = { open: boolean };
    export type ChipProps = Native & {
      // No sentence, for nobody sees it.
      items: readonly Item[];
      /** The child. */
      child: ReactElement<{ className?: string }>;
    };
    export function Chip({ items, gone }: ChipProps & { gone: boolean }) { return null; }
    function Inner({ free }: { free: number }) { return null; }
  `;
  expect(unexplained("chip.tsx", source)).toEqual([
    "export function Chip({ items, gone }: ChipProps & { gone: boolean }) { return null; }",
    "items: readonly Item[];",
    "gone: boolean",
    "value: number",
  ]);
});

test("every component that the package exports has a sentence, and so has each of its props", async () => {
  const root = join(import.meta.dirname, "..");
  const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const { exports } = manifest as { exports: Record<string, string> };
  const missing: Record<string, string[]> = {};
  for (const file of Object.values(exports).filter((path) => path.endsWith(".tsx"))) {
    const found = unexplained(file, await readFile(join(root, file), "utf8"));
    if (found.length > 0) missing[file] = found;
  }
  expect(missing).toEqual({});
});
