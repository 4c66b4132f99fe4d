/** What a story draws: its component, its arguments and its own drawing, whichever story they come from. */
import type { loadCsf } from "storybook/internal/csf-tools";
import type { Scope } from "./scope.ts";
import type { Node, Written } from "./syntax.ts";
import { bare, isFunction, keyOf, nameOf, propertiesOf } from "./syntax.ts";

type Csf = ReturnType<typeof loadCsf>;

/** Values by their names; the texts of nodes may name other stories' arguments. */
export type Args = Map<string, Written>;

export type Told = { component?: string; args: Args; render?: Written };

export class Stories {
  private readonly csf: Csf;
  private readonly source: string;
  private readonly scope: Scope;

  constructor(csf: Csf, source: string, scope: Scope) {
    this.csf = csf;
    this.source = source;
    this.scope = scope;
  }

  /** What is told of a story, of all before it. */
  told(name: string): Told {
    const meta = this.csf._metaAnnotations as Record<string, Node>;
    const args: Args = new Map([...this.args(meta["args"]), ...this.ownArgs(name)]);
    const render = this.annotation(name, "render") ?? this.written(meta["render"]);
    const component = nameOf(meta["component"]);
    return { args, ...(component && { component }), ...(render && { render }) };
  }

  /** The value of `meta.args.rows` or `Open.args.rows`, all three as one expression. */
  argument(node: Node): Written | undefined {
    const { object, property } = node as { object?: Node; property?: Node };
    const of = object && this.owner(object);
    const name = nameOf(property);
    return of && name !== undefined ? of.get(name) : undefined;
  }

  /** The arguments that `meta.args` or `Open.args` stand for. */
  private owner(node: Node): Args | undefined {
    const { object, property } = bare(node) as { object?: Node; property?: Node };
    if (nameOf(property) !== "args") return undefined;
    const name = nameOf(object);
    if (!name) return undefined;
    if (name === this.csf._metaVariableName) {
      return this.args((this.csf._metaAnnotations as Record<string, Node>)["args"]);
    }
    return this.scope.exported.has(name) ? this.ownArgs(name) : undefined;
  }

  private ownArgs(name: string): Args {
    const given = this.annotation(name, "args");
    return given ? this.args(given.node) : new Map();
  }

  /** A part of a story: its own, or that of a story which is spread in it. */
  private annotation(name: string, part: string): Written | undefined {
    const value = this.scope.declaration(name)?.value;
    const later = propertiesOf(value).toReversed();
    for (const property of later) {
      if (property.type === "SpreadElement") {
        const from = nameOf(property["argument"] as Node);
        const spread = from && this.annotation(from, part);
        if (spread) return spread;
      } else if (keyOf(property) === part) {
        return this.written((property["value"] as Node | undefined) ?? property);
      }
    }
    // `Story.args = …`, as old files have it.
    return undefined;
  }

  private written(node: Node | undefined): Written | undefined {
    if (!node) return undefined;
    const whole = bare(node);
    // `render: Other.render`, `args: Other.args`, or a name.
    const from = nameOf(whole["object"] as Node | undefined);
    const part = nameOf(whole["property"] as Node | undefined);
    if (from && part && this.scope.exported.has(from)) return this.annotation(from, part);
    if (from && part && from === this.csf._metaVariableName)
      return this.written((this.csf._metaAnnotations as Record<string, Node>)[part]);
    const name = nameOf(whole);
    const declared = name ? this.scope.declaration(name) : undefined;
    if (declared?.value && (isFunction(declared.value) || propertiesOf(declared.value).length > 0))
      return { node: declared.value, source: declared.statement.source };
    return { node: whole, source: this.source };
  }

  private args(node: Node | undefined): Args {
    const args: Args = new Map();
    const given = this.written(node);
    if (!given) return args;
    for (const property of propertiesOf(given.node)) {
      if (property.type === "SpreadElement") {
        const spread = property["argument"] as Node;
        for (const [name, value] of this.owner(spread) ?? this.args(spread)) args.set(name, value);
        continue;
      }
      const name = keyOf(property);
      if (name === undefined) continue;
      const value = (property["value"] as Node | undefined) ?? property;
      // A key that is set again stands where it is set last.
      args.delete(name);
      args.set(name, { node: bare(value), source: given.source });
    }
    return args;
  }
}
