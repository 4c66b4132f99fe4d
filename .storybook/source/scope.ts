/** What the names in a stories file stand for: imports of packages, and declarations, also of files beside it. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parser, traverse } from "storybook/internal/babel";
import type { Node, Written } from "./syntax.ts";
import { bare, namesIn } from "./syntax.ts";

const root = join(import.meta.dirname, "../..");
const ui = join(root, "packages/ui");
const { exports } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as {
  exports: Record<string, string>;
};
const specifiers = new Map(
  Object.entries(exports).map(([path, file]) => [join(ui, file), `@polyportal/ui${path.slice(1)}`]),
);

/** The types that a part's file hands on from a file beside it, by that file and their names. */
const handedOn = new Map(
  [...specifiers].flatMap(([file, specifier]) => {
    if (!/\.tsx?$/.test(file)) return [];
    const lines = readFileSync(file, "utf8").matchAll(/^export type \{ ([^}]+) \} from "(.+)";$/gm);
    return [...lines].flatMap(([, names = "", beside = ""]) =>
      names
        .split(", ")
        .map((name) => [`${join(dirname(file), beside)}#${name}`, specifier] as const),
    );
  }),
);

type Imported = { specifier: string; written: string; isType: boolean };

/** A statement at the top of a file: its text, and what one of its names is made of. */
export type Declared = { statement: Written; value?: Node };

export class Scope {
  private readonly imports = new Map<string, Imported>();
  private readonly declared = new Map<string, Declared>();
  /** The names of stories, which are told apart from what a page may declare. */
  readonly exported = new Set<string>();
  private readonly files = new Set<string>();

  constructor(body: readonly Node[], source: string, file: string) {
    this.besides(shownFor(file));
    this.read(body, source, file);
  }

  /** What a name is declared as. */
  declaration(name: string): Declared | undefined {
    return this.declared.get(name);
  }

  /** Whether a name comes from a package, as a reader would import it. */
  isImported(name: string): boolean {
    return this.imports.has(name);
  }

  private read(body: readonly Node[], source: string, file: string): void {
    for (const statement of body) {
      if (statement.type === "ImportDeclaration") this.import(statement, file);
      else if (statement.type === "ExportNamedDeclaration") this.export(statement, source);
      else this.keep(statement, { node: statement, source });
    }
  }

  private export(statement: Node, source: string): void {
    const declaration = statement["declaration"] as Node | null;
    if (!declaration) return;
    for (const name of this.keep(declaration, { node: declaration, source }))
      this.exported.add(name);
  }

  /** The first of a name stays: that of the stories file itself. */
  private keep(declaration: Node, statement: Written): string[] {
    const pairs =
      declaration.type === "VariableDeclaration"
        ? (declaration["declarations"] as Node[]).flatMap((one) =>
            namesIn(one["id"] as Node).map((name) => {
              const isWhole = (one["id"] as Node).type === "Identifier" && one["init"];
              return [name, isWhole ? bare(one["init"] as Node) : undefined] as const;
            }),
          )
        : declaration["id"]
          ? [[String((declaration["id"] as Node)["name"]), declaration] as const]
          : [];
    for (const [name, value] of pairs) {
      if (!this.declared.has(name)) this.declared.set(name, { statement, ...(value && { value }) });
    }
    return pairs.map(([name]) => name);
  }

  private import(statement: Node, file: string): void {
    const source = String((statement["source"] as Node)["value"]);
    if (/^(@?storybook|vitest)/.test(source)) return;
    const path = join(dirname(file), source);
    const whole = source.startsWith(".") ? specifiers.get(path) : source;
    for (const one of statement["specifiers"] as Node[]) {
      const own = String((one["local"] as Node)["name"]);
      const theirs = (one["imported"] as Node | undefined)?.["name"];
      const specifier = whole ?? handedOn.get(`${path}#${String(theirs)}`);
      if (!specifier) continue;
      const written =
        one.type === "ImportNamespaceSpecifier"
          ? `* as ${own}`
          : theirs === own
            ? own
            : `${String(theirs)} as ${own}`;
      const isType = statement["importKind"] === "type" || one["importKind"] === "type";
      if (!this.imports.has(own)) this.imports.set(own, { specifier, written, isType });
    }
    if (!whole) this.besides(path);
  }

  /** What a reader cannot import is told in the source itself: stories' data, and types. */
  private besides(path: string): void {
    if (this.files.has(path) || !/\.tsx?$/.test(path)) return;
    this.files.add(path);
    if (basename(path).startsWith("story-")) this.besides(shownFor(path));
    if (!existsSync(path)) return;
    const source = readFileSync(path, "utf8");
    const body = parsed(source).program.body as unknown as Node[];
    const isOfStories = /^(story|shown)-/.test(basename(path));
    this.read(isOfStories ? body : body.filter(isTold), source, path);
  }

  /** The code with the imports and declarations that it needs before it. `write` gives a declaration's text. */
  around(code: string, write: (declared: Declared) => string): string {
    const needed = new Map<Node, string>();
    const imported = new Set<string>();
    const reach = (text: string) => {
      for (const name of freeNames(text)) {
        if (this.imports.has(name)) imported.add(name);
        const declared = this.declared.get(name);
        if (imported.has(name) || !declared || needed.has(declared.statement.node)) continue;
        const own = write(declared);
        needed.set(declared.statement.node, own);
        reach(own);
      }
    };
    reach(code);
    const declarations = [
      ...new Set([...this.declared.values()].map((one) => one.statement.node)),
    ].flatMap((node) => needed.get(node) ?? []);
    return [this.importLines(imported), ...declarations, code].filter(Boolean).join("\n\n");
  }

  private importLines(names: ReadonlySet<string>): string {
    const lines = new Map<string, string[]>();
    for (const [name, { specifier, written, isType }] of this.imports) {
      if (!names.has(name)) continue;
      const key = `${isType ? "import type" : "import"} # from "${specifier}";`;
      lines.set(key, [...(lines.get(key) ?? []), written]);
    }
    return [...lines]
      .map(([line, listed]) =>
        line.replace("#", listed[0]?.startsWith("*") ? listed[0] : `{ ${listed.join(", ")} }`),
      )
      .join("\n");
  }
}

/**
 * Where the docs' handful of a file's data stands, written out: `shown-students.ts` for what
 * `story-students.ts` makes by the thousand, or for what `students.stories.tsx` declares. It is read
 * first, and the first of a name stays.
 */
function shownFor(file: string): string {
  const name = basename(file).replace(/^story-|\.stories(?=\.)/, "");
  const shown = join(dirname(file), `shown-${name}`);
  return existsSync(shown) ? shown : shown.replace(/\.tsx$/, ".ts");
}

/** Without what recast keeps besides, which takes most of the time. */
const parsed = (text: string) =>
  parser.parse(text, { sourceType: "module", plugins: ["jsx", "typescript"] });

const known = new Map<string, readonly string[]>();

/** The names in a text that it does not declare itself, those of types among them. */
function freeNames(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  const found = new Set<string>();
  traverse(parsed(text), {
    Program: ({ scope }) => Object.keys(scope.globals).forEach((name) => found.add(name)),
    // Types are no bindings of babel's.
    TSTypeReference: ({ node }) => {
      if (node.typeName.type === "Identifier") found.add(node.typeName.name);
      if (node.typeName.type === "TSQualifiedName" && node.typeName.left.type === "Identifier")
        found.add(node.typeName.left.name);
    },
    TSTypeQuery: ({ node }) => {
      if (node.exprName.type === "Identifier") found.add(node.exprName.name);
    },
  });
  known.set(text, [...found]);
  return [...found];
}

/** Of a part of the package that is no export: what tells a type. */
const isTold = (statement: Node): boolean =>
  statement.type === "ImportDeclaration" ||
  ((statement["declaration"] as Node | undefined)?.type ?? statement.type).startsWith("TS");
