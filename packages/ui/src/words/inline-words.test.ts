import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inlineWords } from "./inline-words.ts";

const sources = join(import.meta.dirname, "..");
const isPart = (file: string) =>
  /^(?:components|documents|patterns|shell)\/.*\.tsx?$/.test(file) &&
  !/\.(?:stories|test|words)\.tsx?$|\/(?:story|shown)-/.test(file);

test("words are found wherever a person reads or hears them, and nothing else is", () => {
  const source = `
    import { shellMessages } from "@polyportal/domain/messages/shell";
    import type { Said } from "@polyportal/domain/messages/said";
    const stateWords = { paid: "Paid" };
    const columns = [{ label: "Amount", className: "w-24 text-end" }];
    export function Part({ label = "Pages", tone = "info" }) {
      const words = useWords("part", partWords);
      return (
        <p aria-label={busy ? \`Copy \${label}\` : "Wait"} className="flex gap-2" data-x="some">
          Powered by {kind === "new" ? "New" : words.old} <b title={words.title}>-</b>
        </p>
      );
    }`;
  expect(inlineWords("part.tsx", source)).toEqual([
    "@polyportal/domain/messages/shell",
    "Paid",
    "Amount",
    "Pages",
    "Copy",
    "Wait",
    "Powered by",
    "New",
  ]);
});

test("a part's words stand in its catalogue", () => {
  const inline: Record<string, string[]> = {};
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(isPart)) {
    const words = inlineWords(file, readFileSync(join(sources, file), "utf8"));
    if (words.length > 0) inline[file] = words;
  }
  // Put them into the part's `.words.ts`, name that in `words.ts`, and read them by `useWords`.
  expect(inline).toEqual({});
});
