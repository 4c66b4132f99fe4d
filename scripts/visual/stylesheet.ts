/** A built stylesheet in two: what every story has of it, and Tailwind's utilities by their classes. */
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";

export type Stylesheet = {
  /** The classes that utilities are of. */
  names: ReadonlySet<string>;
  /** The base, and the utilities of these classes, in the stylesheet's order. */
  of: (classes: ReadonlySet<string>) => string;
};

/** A utility's rule, with the conditions that it stands under. */
type Utility = { name: string; text: string };

export function readStylesheet(text: string): Stylesheet {
  const utilities: Utility[] = [];
  const base: string[] = [];
  for (const node of postcss.parse(text).nodes) {
    if (isUtilities(node)) utilities.push(...utilitiesIn(node));
    else base.push(node.toString());
  }
  return {
    names: new Set(utilities.map(({ name }) => name)),
    of: (classes) =>
      [
        ...base,
        ...utilities.filter(({ name }) => name === "" || classes.has(name)).map((one) => one.text),
      ].join("\n"),
  };
}

const isUtilities = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && node.name === "layer" && node.params === "utilities";

/** One for each selector: rules that say the same were put together in the build. */
function utilitiesIn(container: Container, under = ""): Utility[] {
  return (container.nodes ?? []).flatMap((node): Utility[] => {
    if (node.type === "rule") {
      return selectorsOf(node).map((selector) => ({
        name: firstClass(selector),
        text: `${under}${selector}{${node.nodes.join(";")}}`,
      }));
    }
    if (node.type === "atrule") return utilitiesIn(node, `${under}@${node.name} ${node.params} `);
    return [];
  });
}

const selectorsOf = ({ selectors }: Rule): string[] => selectors;

/** The class that a utility's selector begins with, as it stands in a source; "" where it has none. */
function firstClass(selector: string): string {
  const found = /\.((?:\\.|[^\s\\.:,#[\]()>+~*"'=])+)/.exec(selector)?.[1] ?? "";
  return found.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
