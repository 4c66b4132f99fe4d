/**
 * The house's own lint rules: which room may import what, and that texts, paths and programme names live in domain. The numbers are those of the list in CONTRIBUTING.md.
 */
import { catalogued, isProgrammeSlug } from "./catalogued.ts";
import { refusedImport } from "./imports.ts";
import { isLooseId } from "./loose-ids.ts";
import { isTest, placeOf, type Place } from "./place.ts";
import {
  hasLetter,
  holdsNoWords,
  isForDevelopers,
  isForMachines,
  isHandedOn,
  isName,
  isPhrase,
  isRead,
  isReadObject,
  isSentence,
  isWord,
  sendsNoWords,
  textsOf,
  written,
  type Node,
} from "./words.ts";

type Context = {
  filename: string;
  cwd: string;
  report(problem: { node: Node; message: string }): void;
};
type Visitor = Record<string, (node: Node) => unknown>;
type Rule = { create(context: Context): Visitor };
type Refuse = (node: Node, message: string) => void;

/** A rule for the files whose path is so. */
const ruleFor = (
  isFor: (path: string) => boolean,
  visit: (refuse: Refuse, place: Place) => Visitor,
): Rule => ({
  create(context) {
    const place = placeOf(context.cwd, context.filename);
    const refuse: Refuse = (node, message) => context.report({ node, message });
    return isFor(place.path) ? visit(refuse, place) : {};
  },
});

const imports = ruleFor(
  () => true,
  (refuse, place) => {
    const check = (node: Node) => {
      const source = (node["source"] ?? node["argument"]) as Node | null | undefined;
      const specifier = source?.["value"] ?? (source?.["literal"] as Node | undefined)?.["value"];
      const message = typeof specifier === "string" && refusedImport(place, specifier);
      if (message) refuse(node, message);
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
);

/** A library may bear a programme's name. */
const isImported = (node: Node) => (node["parent"] as Node).type === "ImportDeclaration";

const noCataloguedLiteral = ruleFor(
  (path) =>
    /^apps\/[^/]+\/src\//.test(path) &&
    !/^apps\/api\/src\/(database\/seed|testing)\//.test(path) &&
    !isTest(path),
  (refuse) => {
    const check = (node: Node, text: unknown) => {
      const home = typeof text === "string" ? catalogued(text) : undefined;
      if (home) refuse(node, `Rule 8: "${String(text).trim()}" is ${home}; import it.`);
    };
    return {
      Literal: (node) => !isImported(node) && check(node, node["value"]),
      JSXText: (node) => check(node, node["value"]),
      TemplateElement: (node) => check(node, (node["value"] as { cooked?: string }).cooked),
    };
  },
);

const noProgrammeLiteral = ruleFor(
  (path) => /^packages\/(domain|api-client)\/src\/(?!programmes\/)/.test(path) && !isTest(path),
  (refuse) => ({
    Literal: (node) => {
      const { value } = node;
      if (isImported(node) || !isProgrammeSlug(value)) return;
      const what = `Rule 8: "${String(value)}" names a programme`;
      refuse(node, `${what}; what is its own stands in domain's programmes/.`);
    },
  }),
);

const noWordLiteral = ruleFor(
  (path) => holdsNoWords(path) || sendsNoWords(path),
  (report, { path }) => {
    const draws = holdsNoWords(path);
    const told = new Set<Node>();
    const refuse = (node: Node, text: string) => {
      // A text that domain already has is rule 8's, which knows its home.
      if (told.has(node) || catalogued(text)) return;
      told.add(node);
      const shown = text.trim().replace(/\s+/g, " ");
      report(
        node,
        `Rule 14: "${shown}" is read by people; words stand in packages/domain/src/messages/, with values as a function.`,
      );
    };
    const refuseIn = (holder: unknown, isText: (text: string) => boolean) => {
      for (const { node, text } of textsOf(holder as Node)) if (isText(text)) refuse(node, text);
    };
    const sentence = (node: Node, text: unknown) => {
      if (typeof text !== "string" || isForDevelopers(node)) return;
      if (isSentence(text) || (draws && isName(text) && isHandedOn(node))) refuse(node, text);
    };
    const sentences: Visitor = {
      Literal: (node) => sentence(node, node["value"]),
      TemplateLiteral: (node) => {
        const text = written(node);
        if (isPhrase(text) && !isForMachines(node)) refuse(node, text);
        sentence(node, text);
      },
    };
    if (!draws) return sentences;
    return {
      ...sentences,
      JSXText: (node) => {
        const text = String(node["value"]);
        if (hasLetter(text)) refuse(node, text);
      },
      JSXExpressionContainer: (node) => {
        const holder = node["parent"] as Node;
        if (holder.type !== "JSXAttribute") refuseIn(node, hasLetter);
      },
      JSXAttribute: (node) => {
        if (isRead((node["name"] as Node)["name"])) refuseIn(node["value"], isWord);
      },
      Property: (node) => {
        const key = node["key"] as Node;
        const read = isRead(key["name"] ?? key["value"]) || isReadObject(node["parent"] as Node);
        if (read) refuseIn(node["value"], isWord);
      },
      VariableDeclarator: (node) => {
        if (isRead((node["id"] as Node)["name"])) refuseIn(node["init"], isWord);
      },
    };
  },
);

const noLooseId = ruleFor(
  (path) => path.startsWith("packages/api-client/src/contract/") && !isTest(path),
  (refuse) => ({
    Property: (node) => {
      if (!isLooseId(node)) return;
      const kinds = "z.uuid(), z.int(), idParam; recordedId where any may stand";
      refuse(node, `Rule 15: an id says of which kind it is: ${kinds}.`);
    },
  }),
);

export default {
  meta: { name: "house" },
  rules: {
    imports,
    "no-catalogued-literal": noCataloguedLiteral,
    "no-programme-literal": noProgrammeLiteral,
    "no-word-literal": noWordLiteral,
    "no-loose-id": noLooseId,
  },
};
