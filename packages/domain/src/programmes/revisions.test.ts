import { expect, test } from "vitest";
import { callOf, idOf } from "../application/steps.ts";
import { fetchDefinition } from "./definitions.ts";
import { earlier } from "./earlier.ts";
import type { Programme } from "./programme.ts";
import { definitionOf, programmes, revisionsOf } from "./programmes.ts";
import { revisionOf } from "./revisions.ts";

test("a revision is found by slug and number, by the server and by pages", async () => {
  for (const old of earlier) {
    expect(definitionOf(old.slug, revisionOf(old))).toBe(old);
    expect(await fetchDefinition(old.slug, revisionOf(old))).toBe(old);
    expect(revisionOf(definitionOf(old.slug))).toBeGreaterThan(revisionOf(old));
  }
  expect(() => definitionOf("nd", 99)).toThrow(RangeError);
});

test("what an invoice, an address or a number stands for is the same in every revision", () => {
  for (const { slug } of programmes) {
    const [newest, ...others] = revisionsOf(slug);
    for (const old of others) {
      const { steps: _, revision: __, past: ___, ...fixed } = old;
      expect(newest).toMatchObject(fixed);
    }
    const numbers = revisionsOf(slug).map(revisionOf);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

/** What is asked, without its words: a label that is corrected is no revision. */
const wordless = new Set([
  "title",
  "label",
  "hint",
  "required",
  "message",
  "each",
  "rowLabel",
  "unset",
]);

const asked = ({ steps }: Programme) => {
  const text = JSON.stringify(steps, (key, value: unknown) => {
    // What an empty answer is called changes nothing of what is asked.
    if (key === "unset") return undefined;
    return wordless.has(key) ? "" : value;
  });
  const digest = (sum: number, unit: string) =>
    Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 16777619);
  return (Array.from(text).reduce(digest, 2166136261) >>> 0).toString(36);
};

test("whoever changes what is asked counts the revision up and keeps the one before in earlier.ts", () => {
  const all = programmes.flatMap(({ slug }) => revisionsOf(slug));
  const digests = all.map((one) => `${one.slug} ${revisionOf(one)} ${callOf(one)} ${asked(one)}`);
  expect(digests).toMatchInlineSnapshot(`
    [
      "sub-degree 1 personal-details l8vt5o",
      "nd 1 personal-details hylgjo",
      "hnd 1 personal-details 3ubk03",
      "nd-part-time 1 personal-details 190xwcj",
      "pre-degree 3 personal-details 3e3j8x",
      "pre-degree 2 personal-details qknn32",
      "pre-degree 1 personal-details vj0qlv",
      "diploma 1 personal-details 1v2rotf",
      "cce 2 personal-details nufa0k",
      "cce 1 personal-details 1jkuxrh",
      "uni-transfer 1 personal-details h136cg",
      "four-year-sandwich 1 personal-details 13ezuim",
      "five-year-sandwich 1 personal-details 1ihxnyd",
      "putme 3 personal-details mg4bee",
      "putme 2 personal-details 18kp3iv",
      "putme 1 personal-details 101f534",
      "supplementary 1 personal-details-and-programme 12pymeo",
      "staff-request 1 personal-details 1bzken0",
      "direct-entry 1 personal-details 1q59ndb",
      "supplementary-putme 3 personal-details mg4bee",
      "supplementary-putme 2 personal-details 18kp3iv",
      "supplementary-putme 1 personal-details 101f534",
      "pg 2 basic-information 1pppvya",
      "pg 1 basic-information 1temk3n",
    ]
  `);
  expect(all.every(({ steps }) => new Set(steps.map(idOf)).size === steps.length)).toBe(true);
});
