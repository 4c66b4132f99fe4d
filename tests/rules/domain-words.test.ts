/** What the build makes of domain's words: a plain text stands where it is said, and no page fetches what it does not say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { actMessages } from "@polyportal/domain/messages/act";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { programmePageWords } from "@polyportal/domain/messages/programme-page.words";
import { exportEachWord, inlineWords } from "../../scripts/vite/domain-words.ts";
import { ourWords } from "../../scripts/vite/our-words.ts";

const root = join(import.meta.dirname, "../..");
const page = join(root, "apps/portal/src/features/unbuilt/unbuilt.page.tsx");
const imported = (names: string, file = "act") =>
  `import { ${names} } from "@polyportal/domain/messages/${file}";`;

describe("a module that says words of domain", () => {
  test("has a plain text in the place of its name, and no import", () => {
    const source = `${imported("actMessages as words")}\nexport const Save = () => <b>{words.save}</b>;`;
    const said = inlineWords(page, source);
    expect(said).toContain(`<b>{${JSON.stringify(actMessages.save)}}</b>`);
    expect(said).not.toContain("import");
  });

  test("has a text that stands deeper", () => {
    const source = `${imported("auditMessages", "audit")}\nexport const at = auditMessages.columns.at.length;`;
    expect(inlineWords(page, source)).toContain(
      `export const at = ${JSON.stringify(auditMessages.columns.at)}.length;`,
    );
  });

  test("has its own copy of a function that needs nothing else", () => {
    const source = `${imported("actMessages as words")}\nexport const told = words.saved("it");`;
    const said = inlineWords(page, source);
    expect(said).toContain(`export const told = words$saved("it");`);
    // Before it is called.
    expect(said.startsWith("const words$saved = (thing: string) =>")).toBe(true);
    expect(said).not.toContain("import");
  });

  test("imports by itself what is no text and stands on other things", () => {
    const source = `${imported("exportMessages as words", "export")}\nexport const title = words.counted(1, words.states[state]);`;
    const said = inlineWords(page, source);
    expect(said).toContain("title = words$counted(1, words$states[state]);");
    expect(said).toContain(
      `import { exportMessages$counted as words$counted, exportMessages$states as words$states } from "@polyportal/domain/messages/export";`,
    );
  });

  test("has by their own names what it takes out of a catalogue", () => {
    const source = `${imported("auditMessages", "audit")}\nconst { columns: heads, title } = auditMessages;`;
    const said = inlineWords(page, source);
    expect(said).toContain(
      `const heads = auditMessages$columns, title = ${JSON.stringify(auditMessages.title)};`,
    );
    expect(said).toContain("import { auditMessages$columns as auditMessages$columns }");
  });

  test("keeps what else it imports from there", () => {
    const source = `${imported("tableMessages, noResultFor", "table")}\nexport const texts = [tableMessages.empty, noResultFor("a")];`;
    expect(inlineWords(page, source)).toContain(imported("noResultFor as noResultFor", "table"));
  });

  test.each([
    ["asks for the whole", "export const all = Object.keys(words);"],
    ["looks up a key", "export const one = words[key];"],
    ["takes some out of it and the rest", "const { save, ...others } = words;"],
    ["may mean another of that name", "export const f = (words: string[]) => words.length;"],
  ])("keeps the object where it %s", (_when, rest) => {
    const source = `${imported("actMessages as words")}\n${rest}`;
    expect(inlineWords(page, source)).toBe(source);
  });

  test("takes a property of that name for what it is", () => {
    const source = `${imported("actMessages as words")}\nexport const f = (one: { words: string }) => one.words + words.save;`;
    const said = inlineWords(page, source);
    expect(said).toContain(`one.words + ${JSON.stringify(actMessages.save)}`);
  });
});

describe("a module of words", () => {
  const id = join(root, "packages/domain/src/messages/unbuilt.ts");

  test("has each entry as an export of its own beside the whole", async () => {
    const source = `const s = (n: number) => (n === 1 ? "" : "s");
      export const words = { title: "Title", rows: (n: number) => \`\${n} row\${s(n)}\`, states: { on: "On" }, s } as const;`;
    const apart = exportEachWord(id, source).replaceAll(": number", "");
    const made = (await import(`data:text/javascript,${encodeURIComponent(apart)}`)) as {
      words: { rows: (n: number) => string };
    } & Record<string, unknown>;
    expect(made.words.rows(2)).toBe("2 rows");
    expect(made.words).toEqual({
      title: made["words$title"],
      rows: made["words$rows"],
      states: made["words$states"],
      s: made["words$s"],
    });
  });

  test("stays as it is where an entry is made by others", () => {
    const source = `export const words = { ...others, get long() { return "…"; } };`;
    expect(exportEachWord(id, source)).toBe(source);
  });
});

// A page's catalogue has the name of a part's, whose words are had otherwise.
test("the build says the words of a page in a module of domain, too", () => {
  const id = join(root, "packages/domain/src/programmes/page.ts");
  const { transform } = ourWords();
  if (typeof transform !== "object") throw new Error("The plugin transforms nothing.");
  const built = Reflect.apply(transform.handler, undefined, [readFileSync(id, "utf8"), id]) as {
    code: string;
  };
  expect(built.code).toContain(`name: ${JSON.stringify(programmePageWords.photo)}`);
  expect(built.code).not.toContain("import * as");
});
