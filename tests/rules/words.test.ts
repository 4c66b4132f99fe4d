import { sectionMessages } from "@polyportal/domain/messages/sections";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { expect, test } from "vitest";
import { lint, lintEach } from "./oxlint.ts";

const page = "apps/applicant/src/features/application/section.page.tsx";
const [programme] = programmes;

const refused: [what: string, source: string][] = [
  ["a text", `export const text = ${JSON.stringify(sectionMessages.declarationUnticked.body)};`],
  ["a text in JSX", `export const Hint = () => <p>\n  ${sectionMessages.documentsHint}\n</p>;`],
  ["a path", `export const to = "${programme.paths.login}";`],
  ["a path with a query", `export const to = "${programme.paths.login}?from=slip";`],
  [
    "a path in a template",
    `export const to = (rrr: string) => \`${programme.paths.login}?rrr=\${rrr}\`;`,
  ],
  ["a programme's name", `export const title = "${programme.title}";`],
  ["a programme's slug", `export const is = (slug: string) => slug === "${programme.slug}";`],
];
const found = await lintEach(
  refused.map(([, source], index) => ({ [page.replace("section", `section-${index}`)]: source })),
);

test.each(refused.map(([what], index) => [what, found[index]] as const))(
  "rule 8: an app may not write %s",
  (_what, problems) => {
    expect(problems).toEqual([expect.stringContaining("Rule 8")]);
  },
);

test("rule 8: the refusal names the export and the file that hold the text", async () => {
  const source = `export const text = ${JSON.stringify(sectionMessages.documentsHint)};`;
  expect(await lint({ [page]: source })).toEqual([
    expect.stringContaining(
      "is sectionMessages.documentsHint of @polyportal/domain/messages/sections; import it.",
    ),
  ]);
});

test("rule 8: an app takes texts, paths and names from domain, and writes other words itself", async () => {
  const source = `
    import { sectionMessages } from "@polyportal/domain/messages/sections";
    export const Hint = () => <p title="Cancel">{sectionMessages.documentsHint} and so on</p>;
  `;
  expect(await lint({ [page]: source })).toEqual([]);
});

test("rule 8: a test says what a person sees, in plain words", async () => {
  const source = `import { expect, test } from "vitest";
    test("the hint", () => expect("x").toBe("${sectionMessages.documentsHint}"));`;
  expect(await lint({ "apps/applicant/src/features/application/section.test.ts": source })).toEqual(
    [],
  );
});
