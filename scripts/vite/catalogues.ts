/** Domain's catalogues of words, as their modules are written. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { parseSync } from "vite";
import { nameOf, withoutType, type Node } from "./syntax.ts";

/** An exported object of words, each by its key, in the order in which they stand. */
export type Catalogue = {
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly entries: ReadonlyMap<string, Node>;
};

const domainPackage = "@polyportal/domain/";
const domainSource = join(import.meta.dirname, "../../packages/domain/src");
const messages = join(domainSource, "messages") + sep;

/** Whether a module of domain's holds words. */
export const isMessages = (id: string): boolean => id.startsWith(messages);

/** The file that an import of messages names. */
export function messagesFile(id: string, source: string): string | undefined {
  const path = source.startsWith(domainPackage)
    ? `${join(domainSource, source.slice(domainPackage.length))}.ts`
    : join(dirname(id), source);
  return isMessages(path) && existsSync(path) ? path : undefined;
}

const known = new Map<string, Map<string, Catalogue>>();

export function cataloguesOf(file: string): Map<string, Catalogue> {
  const found = known.get(file) ?? cataloguesIn(file, readFileSync(file, "utf8"));
  known.set(file, found);
  return found;
}

/** The exported objects of a module, by their names, whose entries each have a plain key. */
export function cataloguesIn(id: string, code: string): Map<string, Catalogue> {
  const { program } = parseSync(id, code);
  const exported = program.body as unknown as Node[];
  const found = exported.flatMap((node): [string, Catalogue][] => {
    const declaration = node["declaration"] as Node | null | undefined;
    const [declared] = (declaration?.["declarations"] ?? []) as Node[];
    const init = declared?.["init"] as Node | null | undefined;
    const entries = init && entriesOf(withoutType(init));
    if (node.type !== "ExportNamedDeclaration" || declaration?.["kind"] !== "const") return [];
    if (!entries) return [];
    return [[nameOf(declared?.["id"]), { start: node.start, end: node.end, code, entries }]];
  });
  return new Map(found);
}

/** What an object has by its keys; undefined where one is spread into it, computed, or read by a function. */
export function entriesOf(node: Node): Map<string, Node> | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const properties = node["properties"] as Node[];
  const arePlain = properties.every(
    ({ type, kind, computed, method, key }) =>
      type === "Property" && kind === "init" && !computed && !method && nameOf(key),
  );
  if (!arePlain) return undefined;
  return new Map(properties.map(({ key, value }) => [nameOf(key), value as Node]));
}
