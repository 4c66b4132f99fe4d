/**
 * The house's own lint rules: which room may import what, and that texts, paths and programme names live in domain. The numbers are those of the list in CONTRIBUTING.md.
 */
import { catalogued, isProgrammeSlug } from "./catalogued.ts";
import { refusedImport } from "./imports.ts";
import { isLooseId } from "./loose-ids.ts";
import { isTest, placeOf } from "./place.ts";
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
type Visitor = Record<string, ((node: Node) => void) | undefined>;
type Rule = { create(context: Context): Visitor };

const imports: Rule = {
  create(context) {
    const place = placeOf(context.cwd, context.filename);
    const check = (node: Node) => {
      const source = (node["source"] ?? node["argument"]) as Node | null | undefined;
      const specifier = source?.["value"] ?? (source?.["literal"] as Node | undefined)?.["value"];
      if (typeof specifier !== "string") return;
      const message = refusedImport(place, specifier);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

const noCataloguedLiteral: Rule = {
  create(context) {
    const { path } = placeOf(context.cwd, context.filename);
    const checked =
      /^apps\/[^/]+\/src\//.test(path) &&
      !/^apps\/api\/src\/(database\/seed|testing)\//.test(path) &&
      !isTest(path);
    if (!checked) return {};
    const check = (node: Node, text: unknown) => {
      const home = typeof text === "string" ? catalogued(text) : undefined;
      if (!home) return;
      context.report({ node, message: `Rule 8: "${String(text).trim()}" is ${home}; import it.` });
    };
    return {
      Literal: (node) => {
        // A library may bear a programme's name.
        const { type } = node["parent"] as { type?: string };
        if (type !== "ImportDeclaration") check(node, node["value"]);
      },
      JSXText: (node) => check(node, node["value"]),
      TemplateElement: (node) => check(node, (node["value"] as { cooked?: string }).cooked),
    };
  },
};

const noProgrammeLiteral: Rule = {
  create(context) {
    const { path } = placeOf(context.cwd, context.filename);
    const checked =
      /^packages\/(domain|api-client)\/src\/(?!programmes\/)/.test(path) && !isTest(path);
    if (!checked) return {};
    return {
      Literal: (node) => {
        const { type } = node["parent"] as { type?: string };
        if (type === "ImportDeclaration" || !isProgrammeSlug(node["value"])) return;
        context.report({
          node,
          message: `Rule 8: "${String(node["value"])}" names a programme; what is its own stands in domain's programmes/.`,
        });
      },
    };
  },
};

const noWordLiteral: Rule = {
  create(context) {
    const { path } = placeOf(context.cwd, context.filename);
    const draws = holdsNoWords(path);
    if (!draws && !sendsNoWords(path)) return {};
    const told = new Set<Node>();
    const refuse = (node: Node, text: string) => {
      // A text that domain already has is rule 8's, which knows its home.
      if (told.has(node) || catalogued(text)) return;
      told.add(node);
      const shown = text.trim().replace(/\s+/g, " ");
      context.report({
        node,
        message: `Rule 14: "${shown}" is read by people; words stand in packages/domain/src/messages/, with values as a function.`,
      });
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
};

const noLooseId: Rule = {
  create(context) {
    const { path } = placeOf(context.cwd, context.filename);
    if (!path.startsWith("packages/api-client/src/contract/") || isTest(path)) return {};
    return {
      Property: (node) => {
        if (!isLooseId(node)) return;
        context.report({
          node,
          message:
            "Rule 15: an id says of which kind it is: z.uuid(), z.int(), idParam; recordedId where any may stand.",
        });
      },
    };
  },
};

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
