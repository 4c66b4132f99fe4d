/** Reads what `packages/ui` exports with TypeScript itself, through the API of its compiler. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Node } from "typescript/unstable/ast";
import type { Checker, Project, Symbol as TsSymbol, Type } from "typescript/unstable/sync";
import { API, SignatureKind, SymbolFlags } from "typescript/unstable/sync";
import type { Module, Part, Prop, Reference, Shape } from "./shape.ts";
import {
  fallbacksOf,
  isInternal,
  namedIn,
  oneLine,
  sentenceOf,
  textOf,
  typeNodeOf,
} from "./syntax.ts";

const root = join(import.meta.dirname, "../..");
const ui = join(root, "packages/ui");

/** The reference of the whole package. `files` stand in for those on the disk: text by whole path. */
export function readReference(files: Readonly<Record<string, string>> = {}): Reference {
  const api = new API({ cwd: root, fs: { readFile: (path) => files[path] } });
  try {
    const config = join(ui, "tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}.`);
    return new Reader(project).read();
  } finally {
    api.close();
  }
}

class Reader {
  private readonly shapes: Record<string, Shape> = {};
  private readonly checker: Checker;
  private readonly project: Project;

  constructor(project: Project) {
    this.project = project;
    this.checker = project.checker;
  }

  read(): Reference {
    const manifest: unknown = JSON.parse(readFileSync(join(ui, "package.json"), "utf8"));
    const { exports } = manifest as { exports: Record<string, string> };
    const modules = Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([path, file]) => this.module(`@polyportal/ui/${path.slice(2)}`, join(ui, file)));
    const exported = modules.flatMap(({ specifier, file, parts }) =>
      parts.map(
        ({ name, kind, uses }) =>
          // A type may be declared beside the file that exports it.
          [(kind === "type" && uses[0]) || `${file}#${name}`, specifier] as const,
      ),
    );
    for (const [key, specifier] of exported) {
      const shape = this.shapes[key];
      if (shape) this.shapes[key] = { ...shape, specifier: shape.specifier ?? specifier };
    }
    return { modules, shapes: this.shapes };
  }

  private module(specifier: string, file: string): Module {
    const source = this.project.program.getSourceFile(file);
    const symbol = source && this.checker.getSymbolAtLocation(source as Node);
    if (!symbol) throw new Error(`${specifier}: ${file} is no module.`);
    const parts = this.checker
      .getExportsOfModule(symbol)
      .map((exported) => this.original(exported))
      .filter((exported) => !isInternal(this.own(exported)[0]))
      .map((exported) => this.part(exported));
    return { specifier, file: relative(root, file), folder: relative(root, dirname(file)), parts };
  }

  private original(symbol: TsSymbol): TsSymbol {
    return symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private part(symbol: TsSymbol): Part {
    const { name } = symbol;
    const node = this.own(symbol)[0];
    const part = { name, sentence: sentenceOf(node), props: [], sides: [], uses: [] };
    if (!(symbol.flags & SymbolFlags.Value)) {
      const key = this.shape(symbol);
      return { ...part, kind: "type", uses: key ? [key] : [] };
    }
    const type = this.checker.getTypeOfSymbol(symbol);
    const [call] = type ? this.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (call && /^[A-Z]/.test(name)) {
      const [parameter] = call.getParameters();
      const given = parameter && this.checker.getTypeOfSymbol(parameter);
      if (given && isProvider(this.checker.typeToString(given)))
        return { ...part, kind: "component", props: this.provided(given, node) };
      return { ...part, kind: "component", ...(given && this.propsOf(given, fallbacksOf(node))) };
    }
    const signature = node && type ? this.signature(node, type) : "";
    return {
      ...part,
      kind: call ? "function" : "value",
      signature,
      uses: node ? this.used(signatureNodes(node)) : [],
    };
  }

  /** What React's type of a context's provider takes, in our words: it has none of ours. */
  private provided(type: Type, node: Node | undefined): Prop[] {
    return this.checker.getPropertiesOfType(type).map((symbol) => {
      const value = this.checker.getTypeOfSymbol(symbol);
      const own = providers[symbol.name];
      return {
        name: symbol.name,
        type: own?.type ?? oneLine(value ? this.checker.typeToString(value, node) : ""),
        required: !(symbol.flags & SymbolFlags.Optional),
        sentence: own?.sentence ?? "",
        uses: [],
      };
    });
  }

  /** `(state: TableState) => string`, as it is written where its author wrote the types. */
  private signature(node: Node, type: Type): string {
    const written = typeNodeOf(node);
    return oneLine(written ? textOf(written) : this.checker.typeToString(type, node));
  }

  /** The declarations of a symbol that are ours. */
  private own(symbol: TsSymbol): Node[] {
    return symbol.declarations
      .filter(({ path }) => !String(path).includes("/node_modules/") && !/\/lib\.[^/]*$/.test(path))
      .map((declaration) => declaration.resolve(this.project))
      .filter((node) => node !== undefined);
  }

  /** The own props, also those of one side of a union alone, and whose others there are. */
  private propsOf(type: Type, fallbacks: ReadonlyMap<string, string>) {
    const sides = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    const bySide = sides.map((side) => this.checker.getPropertiesOfType(side));
    const props = new Map<string, Prop>();
    let rest: string | undefined;
    for (const symbol of bySide.flat()) {
      const nodes = this.own(symbol);
      if (nodes.length === 0) {
        rest ??= symbol.name === "onClick" ? this.element(symbol) : undefined;
        continue;
      }
      const fallback = fallbacks.get(symbol.name);
      const prop = this.prop(symbol, nodes);
      const known = props.get(symbol.name);
      const everywhere = bySide.every((side) =>
        side.some(({ name, flags }) => name === symbol.name && !(flags & SymbolFlags.Optional)),
      );
      props.set(symbol.name, {
        ...(known ? bothSides(known, prop) : prop),
        required: everywhere,
        ...(fallback !== undefined && { fallback }),
      });
    }
    const sidesOf = bySide.map((side) =>
      side
        .map(({ name }) => name)
        .filter(
          (name) =>
            props.has(name) && !bySide.every((one) => one.some((symbol) => symbol.name === name)),
        ),
    );
    const either = sidesOf.length > 1 && sidesOf.every((names) => names.length > 0);
    return {
      props: [...props.values()],
      sides: either ? sidesOf : [],
      ...(rest && { rest }),
    };
  }

  /** "button", of a handler of the element's. */
  private element(symbol: TsSymbol): string | undefined {
    const type = this.checker.getTypeOfSymbol(symbol);
    const [, name] =
      /(?:HTML|SVG)(\w*)Element/.exec(type ? this.checker.typeToString(type) : "") ?? [];
    if (name === undefined) return undefined;
    return elements[name] ?? name.toLowerCase();
  }

  private prop(symbol: TsSymbol, nodes: readonly Node[]): Prop {
    const types = nodes.map(typeNodeOf).filter((node) => node !== undefined);
    const type = this.checker.getTypeOfSymbol(symbol);
    const written = [...new Set(types.map((node) => oneLine(textOf(node))))];
    return {
      name: symbol.name,
      type: written.join(" | ") || oneLine(type ? this.checker.typeToString(type) : ""),
      required: !(symbol.flags & SymbolFlags.Optional),
      sentence: [...new Set(nodes.map(sentenceOf))].filter(Boolean).join(" "),
      uses: this.used(types),
    };
  }

  /** The types of ours that these nodes name. */
  private used(nodes: readonly Node[]): string[] {
    const names = nodes.flatMap((node) => [...namedIn(node)]);
    const keys = names.map((name) => {
      const symbol = this.checker.getSymbolAtLocation(name);
      return symbol && this.shape(this.original(symbol));
    });
    return [...new Set(keys.filter((key) => key !== undefined))];
  }

  /** Keeps a type of ours, with all that it names in turn, and gives its key. */
  private shape(symbol: TsSymbol): string | undefined {
    if (symbol.flags & SymbolFlags.TypeParameter) return undefined;
    const [node] = this.own(symbol);
    if (!node || !(symbol.flags & SymbolFlags.Type)) return undefined;
    const file = relative(root, node.getSourceFile().fileName);
    const key = `${file}#${symbol.name}`;
    if (this.shapes[key]) return key;
    // Kept before its fields are read, for a type may name itself.
    const shape = {
      name: symbol.name,
      sentence: sentenceOf(node),
      text: "",
      file,
      ...domainImport(file, node),
    };
    this.shapes[key] = { ...shape, members: [], sides: [], uses: [] };
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const { props: members, sides } = this.isList(type)
      ? { props: [], sides: [] }
      : this.propsOf(type, new Map());
    // What it is put together from is told by its fields.
    const uses = members.length > 0 ? [] : this.used([node]).filter((used) => used !== key);
    this.shapes[key] = { ...shape, text: this.declaration(node, type), members, sides, uses };
    return key;
  }

  /** A list, or a list or something else: its fields are those of arrays. */
  private isList(type: Type): boolean {
    const sides = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    return sides.some((side) => this.checker.isArrayLikeType(side));
  }

  /** A declaration without comments; what zod or another library infers is written out. */
  private declaration(node: Node, type: Type): string {
    const text = oneLine(textOf(node)).replace(/^export /, "");
    if (!/=.*\b(z\.(infer|input|output)|typeof|ReturnType)\b/.test(text)) return text;
    const written = this.checker.typeToString(type, node, expanded);
    return `${text.slice(0, text.indexOf("=") + 1)} ${written};`;
  }
}

/** Each file of domain is imported by its path; what ui exports, its package.json says. */
function domainImport(file: string, node: Node): { specifier?: string } {
  const [, path] = /^packages\/domain\/src\/(.+)\.ts$/.exec(file) ?? [];
  return path && textOf(node).trim().startsWith("export ")
    ? { specifier: `@polyportal/domain/${path}` }
    : {};
}

const isProvider = (type: string): boolean => type.startsWith("ProviderProps<");

/** The props of every provider. */
const providers: Readonly<Record<string, { sentence: string; type?: string }>> = {
  value: { sentence: "What it gives to all that stands in it." },
  children: { sentence: "What stands in it.", type: "ReactNode" },
};

/** `NodeBuilderFlags`: nothing cut short, an alias's own type instead of its name. */
const expanded = 1 | 8_388_608;

/** The elements whose names in the DOM are not those of HTML. */
const elements: Readonly<Record<string, string>> = {
  "": "any element",
  Anchor: "a",
  Paragraph: "p",
  Heading: "h2",
  UList: "ul",
  OList: "ol",
  DList: "dl",
  Image: "img",
};

/** A prop that two sides of a union have, each in its own words. */
function bothSides(one: Prop, other: Prop): Prop {
  const both = (first: string, second: string, between: string) =>
    second === "" || ` ${first} `.includes(` ${second} `) ? first : `${first}${between}${second}`;
  return {
    ...one,
    type: both(one.type, other.type, " | "),
    sentence: both(one.sentence, other.sentence, " Or: "),
    uses: [...new Set([...one.uses, ...other.uses])],
  };
}

/** The parts of a function in which types stand; its body is its own affair. */
function signatureNodes(node: Node): Node[] {
  const { type, parameters = [], initializer } = node as Written;
  const own = [...(type ? [type] : []), ...parameters];
  return own.length === 0 && initializer ? signatureNodes(initializer) : own;
}

type Written = Node & { type?: Node; parameters?: readonly Node[]; initializer?: Node };
