/** Puts a story's arguments where its drawing takes them, so that nothing of the story is left. */
import type { Names, Texts } from "./jsx.ts";
import {
  attributeText,
  attributesOf,
  childOf,
  isNamed,
  namesOf,
  nobody,
  tagged,
  wrapped,
} from "./jsx.ts";
import type { Scope } from "./scope.ts";
import type { Args, Stories } from "./story.ts";
import type { Change, Node, Written } from "./syntax.ts";
import {
  bare,
  bodyOf,
  insides,
  isFunction,
  isReference,
  keyOf,
  nameOf,
  namesIn,
  rewritten,
  textOf,
} from "./syntax.ts";

/** Whether a part of the package asks for a prop, be it `undefined`. */
export type Required = (tag: string, prop: string) => boolean;

/** What a spy without an answer of its own is to a reader. */
const nothing = "() => {}";

export class Inline {
  /** The statements before what is drawn: state, and what handles it. */
  readonly before: string[] = [];
  private readonly scope: Scope;
  private readonly stories: Stories;
  private readonly isRequired: Required;
  private readonly within = new Set<string>();

  constructor(scope: Scope, stories: Stories, isRequired: Required) {
    this.scope = scope;
    this.stories = stories;
    this.isRequired = isRequired;
  }

  /** What a component draws with these arguments. */
  element(tag: string, args: Args): string {
    const texts: Texts = new Map([...args].map(([name, value]) => [name, this.plain(value)]));
    return this.harness(tag, texts) ?? this.tagged(tag, texts);
  }

  /** What a story's own drawing gives with them. */
  drawn(render: Written, args: Args): string | undefined {
    const texts: Texts = new Map([...args].map(([name, value]) => [name, this.plain(value)]));
    return this.called(render, texts);
  }

  /** A text without spies and without other stories' arguments. */
  plain(value: Written): string {
    return rewritten(value, this.changes(nobody, value.source));
  }

  private called({ node: fn, source }: Written, texts: Texts): string | undefined {
    if (!isFunction(fn)) return undefined;
    const body = bodyOf(fn);
    if (!body) return undefined;
    const [parameter] = fn["params"] as Node[];
    const names = namesOf(parameter, texts, source);
    const change = this.changes(names, source);
    for (const node of body.before) {
      const text = rewritten({ node, source }, change);
      if (text.trim()) this.before.push(text);
    }
    return this.root({ node: body.result, source }, change, names);
  }

  /** What stands at the top of a drawing: a harness that the file itself declares is drawn out. */
  private root({ node, source }: Written, change: Change, names: Names): string {
    const named = this.scope.declaration(nameOf(node) ?? "");
    if (named?.value?.type.startsWith("JSX"))
      return this.plain({ ...named.statement, node: named.value });
    const tag = node.type === "JSXElement" ? tagOf(node) : undefined;
    if (tag && this.isHarness(tag)) {
      const drawnOut = this.harness(tag, attributesOf(node, source, change, names));
      if (drawnOut !== undefined) return drawnOut;
    }
    return rewritten({ node, source }, change);
  }

  private isHarness(tag: string): boolean {
    return isFunction(this.scope.declaration(tag)?.value) && !this.scope.isImported(tag);
  }

  private harness(tag: string, texts: Texts): string | undefined {
    const declared = this.scope.declaration(tag);
    if (!this.isHarness(tag) || !declared?.value || this.within.has(tag)) return undefined;
    this.within.add(tag);
    return this.called({ node: declared.value, source: declared.statement.source }, texts);
  }

  private changes(names: Names, source: string): Change {
    const change: Change = (node, parent, key) => {
      const whole = { node, source };
      if (node.type === "CallExpression" || node.type === "OptionalCallExpression")
        return this.call(whole, change, names);
      if (node.type === "ExpressionStatement" && this.isSpied(node["expression"] as Node, names))
        return "";
      if (node.type === "ArrowFunctionExpression") return this.arrow(whole, change, names);
      if (node.type === "LogicalExpression" || node.type === "ConditionalExpression")
        return this.folded(whole, change, names);
      if (node.type === "JSXElement") return this.spreading(whole, change, names);
      if (node.type === "JSXExpressionContainer" && parent?.type !== "JSXAttribute")
        return childOf(insides(whole, change));
      if (node.type === "BinaryExpression") return this.compared(node, names)?.text;
      if (node.type === "JSXAttribute") return attributeText(node, source, change);
      if (node.type.endsWith("MemberExpression")) {
        const value = this.value(node, names);
        return value && wrapped(value.text ?? "undefined", parent, key);
      }
      if (node.type === "Identifier" && isReference(parent, key)) {
        const value = this.value(node, names);
        if (!value) return undefined;
        return wrapped(value.text ?? "undefined", parent, key);
      }
      // `{ rows }`, where `rows` is put in.
      if (node.type === "ObjectProperty" && node["shorthand"] && parent?.type !== "ObjectPattern") {
        const value = this.value(node["key"] as Node, names);
        return value && `${keyOf(node)}: ${value.text ?? "undefined"}`;
      }
      if (node.type === "SpreadElement" && isNamed(node["argument"], names.rest?.name))
        return [...(names.rest?.texts ?? [])].map(([name, text]) => `${name}: ${text}`).join(", ");
      return undefined;
    };
    return change;
  }

  /** What a name or a field of the arguments is, where it is one; its text, unless it was left out. */
  private value(node: Node, names: Names): { text: string | undefined } | undefined {
    if (node.type.endsWith("MemberExpression")) {
      const [of, field] = [nameOf(node["object"] as Node), nameOf(node["property"] as Node)];
      if (of !== undefined && of === names.rest?.name && field && !node["computed"])
        return { text: names.rest.texts.get(field) };
      const other = this.stories.argument(node);
      return other && { text: this.plain(other) };
    }
    const name = nameOf(node);
    if (name === undefined) return undefined;
    if (names.values.has(name)) return { text: names.values.get(name) };
    const declared = this.scope.declaration(name);
    // A spy that the file declares is the reader's own handler.
    if (declared?.value && isSpy(declared.value))
      return { text: this.plain({ node: declared.value, source: declared.statement.source }) };
    return undefined;
  }

  /** `fn(answer)` is its answer, and so is `fn().mockResolvedValue(answer)`. */
  private call({ node, source }: Written, change: Change, names: Names): string | undefined {
    const called = nameOf(node["callee"] as Node);
    // `students(23)`, of which the docs have a handful: no generator, but the rows themselves.
    if (this.scope.declaration(called ?? "")?.value?.type === "ArrayExpression") return called;
    if (!isSpy(node)) return this.isSpied(node, names) ? "undefined" : undefined;
    const [answer] = node["arguments"] as Node[];
    const told = answer ? rewritten({ node: answer, source }, change) : undefined;
    const how = nameOf((node["callee"] as Node)["property"] as Node | undefined);
    if (how?.startsWith("mockResolved")) return `() => Promise.resolve(${told ?? ""})`;
    if (how?.startsWith("mockRejected")) return `() => Promise.reject(${told ?? ""})`;
    return told ?? nothing;
  }

  /** Whether this only tells a spy, or what was not given. */
  private isSpied(node: Node, names: Names): boolean {
    if (node.type === "AwaitExpression") return this.isSpied(node["argument"] as Node, names);
    if (!node.type.endsWith("CallExpression")) return false;
    const value = this.value(node["callee"] as Node, names);
    return value !== undefined && (value.text === undefined || value.text === nothing);
  }

  /** A function that only tells a spy does nothing; one that only hands on is what it hands on to. */
  private arrow({ node, source }: Written, change: Change, names: Names): string | undefined {
    const body = node["body"] as Node;
    if (this.isSpied(body, names)) return nothing;
    if (body.type !== "BlockStatement") return undefined;
    const statements = body["body"] as Node[];
    const left = statements.filter(
      (one) =>
        one.type !== "ExpressionStatement" || !this.isSpied(one["expression"] as Node, names),
    );
    if (left.length === statements.length) return undefined;
    if (left.length === 0) return nothing;
    const [only] = left;
    const call = only?.type === "ExpressionStatement" ? (only["expression"] as Node) : undefined;
    if (left.length > 1 || call?.type !== "CallExpression") return undefined;
    const listed = (list: unknown) => (list as Node[]).map((one) => nameOf(one) ?? "?").join();
    const callee = call["callee"] as Node;
    const isAsync = node["async"] === true;
    return listed(call["arguments"]) === listed(node["params"]) && !isAsync
      ? rewritten({ node: callee, source }, change, call, "callee")
      : (isAsync ? "async " : "") +
          handler(node["params"] as Node[], rewritten({ node: call, source }, change), source);
  }

  /** `given ?? "-"` and `given ? … : …`, where it is known what is given. */
  private folded({ node, source }: Written, change: Change, names: Names): string | undefined {
    const test = bare((node["test"] ?? node["left"]) as Node);
    const value = this.value(test, names) ?? this.compared(test, names);
    if (!value) return undefined;
    const { text } = value;
    const declared = this.scope.declaration(text ?? "")?.value;
    const side = (key: string) => rewritten({ node: node[key] as Node, source }, change, node, key);
    const isNone = text === undefined || text === "undefined" || text === "null";
    const isFalse = isNone || text === "false" || text === '""' || text === "0";
    // A name or a call may be anything.
    const isKnown = declared && /^(Array|Object)Expression$/.test(declared.type);
    if (!isNone && !isKnown && /^[\w$.]+(\(.*\))?$/.test(text) && !/^(true|false|\d.*)$/.test(text))
      return undefined;
    if (node.type === "ConditionalExpression") return side(isFalse ? "alternate" : "consequent");
    if (node["operator"] === "??") return isNone ? side("right") : text;
    if (node["operator"] === "&&") return isFalse ? (text ?? "undefined") : side("right");
    return isFalse ? side("right") : text;
  }

  /** `kind === "filled"`, where it is known what is given. */
  private compared(test: Node, names: Names): { text: string } | undefined {
    const value = test["operator"] === "===" ? this.value(test["left"] as Node, names) : undefined;
    const right = test["right"] as Node | undefined;
    if (!value?.text?.startsWith('"') || right?.type !== "StringLiteral") return undefined;
    return { text: String(value.text === JSON.stringify(right["value"])) };
  }

  /** `<Part {...args} />` with what is in them. */
  private spreading({ node, source }: Written, change: Change, names: Names): string | undefined {
    const opening = node["openingElement"] as Node;
    const spread = (opening["attributes"] as Node[]).some(
      (one) => one.type === "JSXSpreadAttribute" && isNamed(one["argument"], names.rest?.name),
    );
    const tag = tagOf(node);
    if (!spread || !tag) return undefined;
    const texts = attributesOf(node, source, change, names);
    return this.harness(tag, texts) ?? this.tagged(tag, texts);
  }

  /** What is not given goes, where the part does not ask for it. */
  private tagged(tag: string, texts: Texts): string {
    const isWritten = ([name, text]: [string, string]) =>
      text !== "undefined" || this.isRequired(tag, name);
    return tagged(tag, new Map([...texts].filter(isWritten)));
  }
}

/** `fn()`, also with `.mockResolvedValue(…)` after it. */
function isSpy(node: Node): boolean {
  if (node.type !== "CallExpression") return false;
  const callee = node["callee"] as Node;
  const of = callee["object"] as Node | undefined;
  return nameOf(callee) === "fn" || (of !== undefined && isSpy(of));
}

/** A function with what it takes, where it needs it. */
function handler(parameters: Node[], text: string, source: string): string {
  const isNeeded = parameters.flatMap(namesIn).some((name) => RegExp(`\\b${name}\\b`).test(text));
  const taken = isNeeded ? parameters.map((node) => textOf({ node, source })).join(", ") : "";
  return `(${taken}) => ${text}`;
}

const tagOf = (element: Node): string | undefined =>
  nameOf((element["openingElement"] as Node)["name"] as Node);
