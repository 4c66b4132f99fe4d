import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallTargets } from "../../scripts/visual/targets.ts";
import { closeBrowser, newPage } from "./browser.ts";

let page: Page;

beforeAll(async () => {
  page = await newPage({ width: 360, height: 740 });
});
afterAll(closeBrowser);

async function smallIn(html: string): Promise<string[]> {
  await page.setContent(
    `<main style="font: 16px/24px sans-serif; padding: 60px 40px">${html}</main>`,
  );
  return page.evaluate(smallTargets);
}

const button = (style: string, attributes = "") =>
  `<button style="padding:0; border:0; ${style}" ${attributes}>Pay</button>`;
const large = "width:44px; height:44px";

test.each([
  ["a button of 40 px", button("width:100px; height:40px"), "40 px of height"],
  ["a narrow button", button("width:36px; height:44px"), "36 px of width"],
  ["a link in a line of its own", `<p><a href="/fees">Your fees</a></p>`, "of height"],
  [
    "links that only a sign parts",
    `<nav><a href="/">Home</a> › <a href="/fees">School fees</a></nav>`,
    "of height",
  ],
  ["a checkbox without its label", `<input type="checkbox" style="width:20px; height:20px">`, "20"],
  ["a row of a tree", `<div role="treeitem" tabindex="0" style="height:36px">ND</div>`, "36"],
  [
    "an edge that a neighbour takes",
    `<style>#wide { position:relative } #wide::after { content:""; position:absolute; inset:-12px }</style>
      ${button("width:20px; height:20px", 'id="wide"')}
      <div style="position:relative; margin-top:4px">Your fees</div>`,
    "of height",
  ],
])("%s is too small for a thumb", async (_, html, size) => {
  expect((await smallIn(html))[0]).toContain(size);
});

test.each([
  ["a button of 44 px", button(large)],
  ["a link in a sentence", `<p>Paid at a bank? <a href="/verify">Verify it</a> first.</p>`],
  [
    "a sentence with a link in other letters",
    `<p>Paid at a bank? <b><a href="/verify">Verify it</a></b> first.</p>`,
  ],
  [
    "a small button that is pressed beyond its edge",
    `<style>#wide { position:relative } #wide::after { content:""; position:absolute; inset:-12px }</style>
      ${button("width:20px; height:20px", 'id="wide"')}`,
  ],
  [
    "a box in a label that is large enough",
    `<label style="display:flex; min-height:44px; align-items:center"><input type="radio">Male</label>`,
  ],
  [
    "a hidden box under a label that is drawn as a card",
    `<input type="radio" id="bed" style="position:absolute; width:1px; height:1px; opacity:0">
      <label for="bed" style="display:block; height:60px">Bed 4</label>`,
  ],
  [
    "a link beside a larger one that leads to the same place",
    `<p><a href="/fees">Fees</a></p><a href="/fees" style="display:block; height:44px">Your fees</a>`,
  ],
  ["what is disabled", button("height:20px", "disabled")],
  [
    "what lies under a dialog",
    `${button("height:20px")}<div style="position:fixed; inset:0">Sure?</div>`,
  ],
  [
    "what only a keyboard reaches",
    `<a href="#main" style="position:absolute; width:1px; height:1px; overflow:hidden; clip-path:inset(50%)">To the content</a>`,
  ],
])("%s is spared", async (_, html) => {
  expect(await smallIn(html)).toEqual([]);
});

test("what is far down and in a box that scrolls is measured, and all stays where it was", async () => {
  const found = await smallIn(
    `<div id="box" style="height:200px; overflow:auto"><p style="height:900px"></p>${button("height:20px; width:90px")}</div>
      <p style="height:2000px"></p>${button("height:24px; width:90px")}`,
  );
  expect(found).toEqual([
    expect.stringContaining("20 px of height"),
    expect.stringContaining("24 px of height"),
  ]);
  const places = () => [scrollY, document.getElementById("box")?.scrollTop];
  expect(await page.evaluate(places)).toEqual([0, 0]);
});

test("of many, three are told and the others counted", async () => {
  const found = await smallIn([40, 38, 36, 34, 32].map((px) => button(`height:${px}px`)).join(" "));
  expect(found).toHaveLength(4);
  expect(found.at(-1)).toContain("2 more");
});
