import { sectionMessages } from "@polyportal/domain/messages/sections";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { expect, test } from "vitest";
import { lint, lintEach } from "./oxlint.ts";

const page = "apps/applicant/src/features/unbuilt/section.page.tsx";
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

test.concurrent("rule 8: domain names a programme in the register alone", async () => {
  const source = `export const only = ["${programme.slug}"];\nexport const of = { "${programme.slug}": 1 };`;
  const inMessages = "packages/domain/src/messages/section.ts";
  const inContract = "packages/api-client/src/contract/section.ts";
  const inRegister = "packages/domain/src/programmes/section.ts";
  const refused = expect.stringContaining("names a programme");
  expect(await lint({ [inMessages]: source })).toEqual([refused, refused]);
  expect(await lint({ [inContract]: source })).toEqual([refused, refused]);
  expect(await lint({ [inRegister]: source })).toEqual([]);
});

test.concurrent("rule 8: the refusal names the export and the file that hold the text", async () => {
  const source = `export const text = ${JSON.stringify(sectionMessages.documentsHint)};`;
  expect(await lint({ [page]: source })).toEqual([
    expect.stringContaining(
      "is sectionMessages.documentsHint of @polyportal/domain/messages/sections; import it.",
    ),
  ]);
});

test.concurrent("rules 8 and 14: an app takes what people read from domain, and keeps what machines read", async () => {
  const source = `
    import { sectionMessages } from "@polyportal/domain/messages/sections";
    type Props = { no: string; hint: string };
    export function Hint({ no, hint }: Props) {
      if (no === "None") throw new Error("Nobody asked for a hint.");
      const alignment = { header: "right", kind: hint === "Late" ? "all" : "none" };
      const asked = new URLSearchParams(no).get("RRR");
      return (
        <p title={no} aria-label={no && \`\${no}: \${hint}\`} className={\`grid \${alignment.header} gap-2\`} data-kind={alignment.kind}>
          {sectionMessages.documentsHint} ({no}) {"·"} {asked}
        </p>
      );
    }
  `;
  expect(await lint({ [page]: source })).toEqual([]);
});

test.concurrent("rule 8: a test says what a person sees, in plain words", async () => {
  const source = `import { expect, test } from "vitest";
    test("the hint", () => expect("x").toBe("${sectionMessages.documentsHint}"));`;
  expect(await lint({ "apps/applicant/src/features/application/section.test.ts": source })).toEqual(
    [],
  );
});

const read: [what: string, source: string][] = [
  ["text between tags", "export const Hint = () => <p>Of all</p>;"],
  [
    "a text between tags that is chosen",
    `export const Hint = ({ many = true }) => <p>{many ? "all" : 0}</p>;`,
  ],
  [
    "a text with values between tags",
    "export const Hint = ({ week = 1 }) => <p>{`week ${week}`}</p>;",
  ],
  ["an attribute that is read", `export const Hint = () => <p title="Cancel" />;`],
  ["a name for those who listen", `export const Hint = () => <p aria-label="Of all" />;`],
  ["a column's heading", `export const columns = [{ header: "Amount" }];`],
  ["an object of labels", `export const labels = { amount: "Amount" };`],
  ["a toast", `export const failed = { title: "Failed", tone: "error" };`],
  [
    "a title",
    "export const titled = (of = 1) => { const title = `${of} Application`; return title; };",
  ],
  ["a name in a list", `export const series = ["GPA", "averages"];`],
  ["a name that is handed on", `export const rows = (row = String) => row("Gender");`],
  ["words among values", "export const span = (from = 1, to = 2) => `${from} to ${to}`;"],
  ["a sentence, wherever it stands", `export const said = () => "Nothing is left to pay";`],
  ["a sentence with values", "export const said = (day: string) => `Paid on ${day}.`;"],
];
const refusedWords = await lintEach(
  read.map(([, source], index) => ({ [page.replace("section", `read-${index}`)]: source })),
);

test.each(read.map(([what], index) => [what, refusedWords[index]] as const))(
  "rule 14: an app may not write %s",
  (_what, problems) => {
    expect(problems).toEqual([
      expect.stringMatching(/Rule 14: ".+" is read by people; words stand in packages.domain/),
    ]);
  },
);

const family = "apps/api/src/families/hostel/letters.ts";

test.concurrent("rule 14: letters and answers of the server stand in domain, too", async () => {
  const found = await lintEach([
    { [family]: `export const subject = "Your bed is waiting";` },
    { [family]: "export const text = (bed: string, hall: string) => `${bed} of ${hall}`;" },
    {
      "apps/api/src/rights/grave-act.ts":
        "export const asked = (words: string) => `please type ${words} exactly`;",
    },
  ]);
  expect(found).toEqual([
    [expect.stringMatching(/Rule 14: "Your bed is waiting" is read by people/)],
    [expect.stringMatching(/Rule 14: "… of …" is read by people/)],
    [expect.stringMatching(/Rule 14: "please type … exactly" is read by people/)],
  ]);
});

test.concurrent("rule 14: a server speaks to PostgreSQL and to who runs it in its own words", async () => {
  const found = await lintEach([
    { [family]: "export const of = (sql = String.raw, id = 1) => sql`select ${id} from beds`;" },
    { [family]: `export const role = ["Dean"];` },
    { "apps/api/src/commands/doctor.ts": `export const answer = "Ready for production.";` },
  ]);
  expect(found).toEqual([[], [], []]);
});

test.concurrent("rule 14: what only testing and stories say may stand there", async () => {
  const source = "export const Hint = () => <p>Of all</p>;";
  const found = await lintEach([
    { "apps/portal/src/testing/hint.tsx": source },
    { "apps/portal/src/features/fees/story-fees.tsx": source },
  ]);
  expect(found).toEqual([[], []]);
});
