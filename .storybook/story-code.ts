/** The source of a story as one would write it in a page: imports, what it needs, and the part itself. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { loadCsf } from "storybook/internal/csf-tools";

type Csf = ReturnType<typeof loadCsf>;
type Node = { type: string; start?: number | null; end?: number | null; [key: string]: unknown };

const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const { exports } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as {
  exports: Record<string, string>;
};
const specifiers = new Map(
  Object.entries(exports).map(([path, file]) => [join(ui, file), `@polyportal/ui${path.slice(1)}`]),
);

/**
 * The code of a story that gives arguments to a component, or that draws without any; `undefined` where
 * a story is put together otherwise, whose drawn elements are then printed.
 */
export function storyCode(
  csf: Csf,
  name: string,
  source: string,
  file: string,
): string | undefined {
  const text = textIn(source);
  const own = csf._storyAnnotations[name] as Record<string, Node> | undefined;
  const meta = csf._metaAnnotations as Record<string, Node>;
  const whole = csf.getStoryExport(name) as Node;
  const init = (whole["init"] ?? whole) as Node;
  const spreads = propertiesOf(bare(init)).some(({ type }) => type === "SpreadElement");
  if (!own || spreads || meta["render"]) return undefined;
  const needed = new StoryFile(csf, text, file);
  const drawn = own["render"] ? drawnBy(own["render"], text) : drawnFrom(meta, own, text, needed);
  const code = drawn && needed.around(drawn);
  // What spies, or takes from another story, is no page's code.
  const isOfTests = code && (/\b(fn|spyOn|expect)\(/.test(code) || mentions(code, "meta"));
  return isOfTests ? undefined : code;
}

const textIn =
  (source: string) =>
  ({ start, end }: Node): string =>
    source.slice(start ?? 0, end ?? 0);

/** What an object holds, or nothing. */
const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === "ObjectExpression" ? (node["properties"] as Node[]) : [];

/** Without `satisfies …` and `as …`. */
const bare = (node: Node): Node =>
  /^TS(Satisfies|As)Expression$/.test(node.type) ? bare(node["expression"] as Node) : node;

/** `render: () => <Something />`. */
function drawnBy(render: Node, text: (node: Node) => string): string | undefined {
  const { params, body } = render as Node & { params?: Node[]; body?: Node };
  if (render.type !== "ArrowFunctionExpression" || params?.length || !body) return undefined;
  return body.type.startsWith("JSX") ? dedented(text(body)) : undefined;
}

/** The component with its arguments as attributes. */
function drawnFrom(
  meta: Record<string, Node>,
  own: Record<string, Node>,
  text: (node: Node) => string,
  file: StoryFile,
): string | undefined {
  const component = meta["component"];
  if (component?.type !== "Identifier") return undefined;
  const given = new Map<string, Node>();
  for (const args of [meta["args"], own["args"]]) {
    if (args && bare(args).type !== "ObjectExpression") return undefined;
    for (const property of args ? propertiesOf(bare(args)) : []) {
      if (property.type !== "ObjectProperty" || property["computed"]) return undefined;
      const key = property["key"] as Node;
      given.set(String(key["name"] ?? key["value"]), bare(property["value"] as Node));
    }
  }
  const tag = file.passedThrough(text(component)) ?? text(component);
  const children = given.get("children");
  given.delete("children");
  const attributes = [...given].flatMap(([name, value]) => attribute(name, value, text));
  const line = [tag, ...attributes].join(" ");
  const broken = line.length > 76 || line.includes("\n");
  const opening = broken ? [tag, ...attributes.map(indented)].join("\n") : line;
  const end = broken ? "\n" : "";
  if (!children) return `<${opening}${broken ? "\n" : " "}/>`;
  const inside = childText(children, text);
  return `<${opening}${end}>\n${indented(inside)}\n</${tag}>`;
}

function attribute(name: string, value: Node, text: (node: Node) => string): string[] {
  if (value.type === "BooleanLiteral" && value["value"] === true) return [name];
  const written = dedented(text(value));
  // A spy stands for what the reader does; it carries the name of its attribute.
  if (written.startsWith("fn(")) return [`${name}={${name}}`];
  return /^"[^"\\]*"$/.test(written) ? [`${name}=${written}`] : [`${name}={${written}}`];
}

function childText(children: Node, text: (node: Node) => string): string {
  const written = dedented(text(children));
  if (children.type === "StringLiteral" && !/[{}<>\\]/.test(written)) return written.slice(1, -1);
  return children.type.startsWith("JSX") ? written : `{${written}}`;
}

/** A text that began further right, as if it began at the margin. */
function dedented(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const margins = rest
    .filter((line) => line.trim())
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const margin = Math.min(...margins);
  return [first, ...rest.map((line) => line.slice(margin))].join("\n");
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");

/** What stands at the top of a stories file: its imports and declarations by their names. */
class StoryFile {
  private readonly imports: { specifier: string; isType: boolean; names: Map<string, string> }[] =
    [];
  private readonly declared = new Map<string, string>();

  constructor(csf: Csf, text: (node: Node) => string, file: string) {
    for (const statement of csf._ast.program.body as unknown as Node[]) {
      if (statement.type === "ImportDeclaration") this.import(statement, file);
      const names =
        statement.type === "VariableDeclaration"
          ? (statement["declarations"] as Node[]).map(({ id }) => id as Node)
          : [statement["id"] as Node | undefined];
      const written = text(statement);
      // A spy is the reader's own handler.
      if (/^const \w+ = (fn|spyOn)\(/.test(written) || /^import|^export/.test(written)) continue;
      for (const name of names.flatMap((id) => (id ? namesIn(id) : [])))
        this.declared.set(name, written);
    }
    this.declared.delete(csf._metaVariableName ?? "");
    this.declared.delete("Story");
  }

  private import(statement: Node, file: string): void {
    const source = String((statement["source"] as Node)["value"]);
    if (/^(@?storybook|vitest)/.test(source)) return;
    const path = join(dirname(file), source);
    const local = source.startsWith(".") ? `./${relative(dirname(file), path)}` : source;
    const specifier =
      (source.startsWith(".") && specifiers.get(path)) || local.replace("./..", "..");
    const [first] = statement["specifiers"] as Node[];
    if (first?.type === "ImportNamespaceSpecifier") {
      const name = String((first["local"] as Node)["name"]);
      this.imports.push({ specifier, isType: false, names: new Map([[name, `* as ${name}`]]) });
      return;
    }
    const names = (statement["specifiers"] as Node[])
      .filter(({ type }) => type === "ImportSpecifier")
      .map(({ imported, local: as, importKind }) => {
        const [own, theirs] = [as, imported].map((node) => String((node as Node)["name"]));
        const written = own === theirs ? own : `${theirs} as ${own}`;
        return [own, importKind === "type" ? `type ${written}` : written] as [string, string];
      });
    this.imports.push({
      specifier,
      isType: statement["importKind"] === "type",
      names: new Map(names),
    });
  }

  /** The part that `const Shown = (props) => <Part {...props} />` stands for. */
  passedThrough(name: string): string | undefined {
    const written = this.declared.get(name) ?? "";
    return /=> <(\w+) \{\.\.\.\w+\} \/>;$/.exec(written)?.[1];
  }

  /** The code with the imports and declarations that it needs before it. */
  around(code: string): string {
    const needed: string[] = [];
    const reach = (text: string) => {
      for (const [name, written] of this.declared) {
        if (needed.includes(written) || !mentions(text, name)) continue;
        needed.push(written);
        reach(written);
      }
    };
    reach(code);
    const declarations = [...new Set(this.declared.values())].filter((one) => needed.includes(one));
    const all = [...declarations, code].join("\n");
    const imports = this.imports.flatMap(({ specifier, isType, names }) => {
      const used = [...names].filter(([as]) => mentions(all, as)).map(([, name]) => name);
      const keyword = isType ? "import type" : "import";
      const listed = used[0]?.startsWith("*") ? used[0] : `{ ${used.join(", ")} }`;
      return used.length > 0 ? [`${keyword} ${listed} from "${specifier}";`] : [];
    });
    return [imports.join("\n"), ...declarations, code].filter(Boolean).join("\n\n");
  }
}

/** The names that a declaration makes, also by taking something apart. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [String(pattern["name"])];
  const parts = (pattern["properties"] ?? pattern["elements"] ?? []) as (Node | null)[];
  const within = (part: Node) => (part["value"] ?? part["argument"] ?? part) as Node;
  return parts.flatMap((part) => (part ? namesIn(within(part)) : []));
}

/** Whether a name stands in a text, and not as a field or an attribute (`one.name`, `name: 1`) or inside other words. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(
    `(?<![\\w"'-])(?<!(?<!\\.)\\.)${name.replace("$", "\\$")}(?![\\w"'-]|\\??:|=[{"])`,
  ).test(text);
