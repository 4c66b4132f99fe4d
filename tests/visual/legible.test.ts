import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  brokenWords,
  cutTexts,
  enlargeText,
  overlaps,
  sidewaysScroll,
  stubs,
} from "../../scripts/visual/legible.ts";
import { closeBrowser, newPage } from "./browser.ts";

let page: Page;

beforeAll(async () => {
  page = await newPage({ width: 360, height: 740 });
});
afterAll(closeBrowser);

const line = "Matriculation number of the candidate";
const box = (style: string, inner = line) => `<div style="${style}">${inner}</div>`;

const drawing = (texts: string, name = "First 2024/2025") =>
  `<div aria-hidden="true"><svg width="300" height="100"><text y="64">${name}</text>${texts}</svg></div>`;

async function cutIn(html: string): Promise<string[]> {
  await page.setContent(html);
  await page.evaluate(enlargeText);
  return page.evaluate(cutTexts);
}

test.each([
  ["a box of a fixed height", box("overflow:hidden; height:2rem; width:8rem")],
  ["a line that may not wrap", box("overflow:clip; white-space:nowrap; width:100px")],
  ["a dialog higher than the window", box("position:fixed; bottom:0; height:200vh")],
  ["what stands left of the page", box("position:absolute; left:-100px")],
  ["the edge of a drawing", drawing("", line)],
  [
    "a button that does not grow",
    `<button style="height:24px; width:100%; overflow:hidden; font-size:1rem">${line}</button>`,
  ],
])("text is cut by %s", async (_, html) => {
  expect(await cutIn(html)).toEqual([expect.stringContaining(`"${line.slice(0, 40)}" cut by`)]);
});

test.each([
  ["a box that grows", box("overflow:hidden; min-height:2rem")],
  ["a box that scrolls", box("overflow:auto; height:2rem; width:8rem")],
  ["an ellipsis", box("overflow:hidden; text-overflow:ellipsis; white-space:nowrap; width:100px")],
  [
    "what says that it is cut on purpose",
    `<p data-truncate style="height:9px; overflow:hidden">a</p>`,
  ],
  ["words for a screen reader", box("position:absolute; width:1px; height:1px; overflow:hidden")],
  ["a drawing that has room for it", drawing("")],
  [
    "a menu that leaves a clipping box",
    box("overflow:hidden; height:10px", box("position:absolute; width:200px")),
  ],
])("text is not cut by %s", async (_, html) => {
  expect(await cutIn(html)).toEqual([]);
});

test("a page that scrolls sideways names what is too wide", async () => {
  await page.setContent(`<main>${box("width:500px")}</main>`);
  expect(await page.evaluate(sidewaysScroll)).toEqual([expect.stringContaining(line)]);
});

test("a table that scrolls in its own box makes no page scroll", async () => {
  await page.setContent(box("overflow-x:auto", box("width:500px")));
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
});

test("a page that is wide only with large text is caught", async () => {
  await page.setContent(`<main>${box("width:16rem")}</main>`);
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
  await page.evaluate(enlargeText);
  expect(await page.evaluate(sidewaysScroll)).toEqual([expect.stringContaining(line)]);
});

async function overlapsIn(html: string): Promise<string[]> {
  await page.setContent(`<main style="position:relative">${html}</main>`);
  await page.evaluate(enlargeText);
  return page.evaluate(overlaps);
}

test.each([
  [
    "a line of a fixed height",
    box("height:20px; font-size:1rem; width:12rem", line) + box("", "Ojo Bello"),
  ],
  [
    "a sign at the end of a line",
    box("", line) + box("position:absolute; top:0; left:40px", "Paid"),
  ],
  ["a value at the foot of a drawing", drawing(`<text y="60">3.10</text>`)],
  [
    "a value that stands upright",
    drawing(`<text transform="rotate(-90 40 80)" x="40" y="80">1,412</text>`),
  ],
])("two texts lie on each other by %s", async (_, html) => {
  expect(await overlapsIn(html)).toEqual([expect.stringContaining("lie on each other")]);
});

test.each([
  ["lines one under the other", box("", line) + box("", line)],
  ["a menu over the page", box("", line) + box("position:absolute; z-index:1; top:0", "Print")],
  ["a bar that stays", box("", line) + box("position:fixed; top:0", "Save")],
  [
    "what has scrolled away",
    box("height:2rem; overflow:auto", `<p>${line}</p><p>${line}</p>`) + box("", "Ojo Bello"),
  ],
  ["a drawing", drawing(`<text y="30">3.10</text>`)],
  ["a stamp over a line", box("", line) + box("position:absolute; top:0", drawing("", "PAID"))],
  ["letters of two fonts", box("", "Adéyẹmí Ṣọlá Olúwaṣeun")],
])("no texts lie on each other in %s", async (_, html) => {
  expect(await overlapsIn(html)).toEqual([]);
});

async function stubsIn(html: string): Promise<string[]> {
  await page.setContent(html);
  await page.evaluate(enlargeText);
  return page.evaluate(stubs);
}

const oneLine = "overflow:hidden; text-overflow:ellipsis; white-space:nowrap;";
const twoLines =
  "overflow:hidden; display:-webkit-box; -webkit-line-clamp:2; -webkit-box-orient:vertical;";

test.each([
  ["one line", box(`${oneLine} width:40px`)],
  ["two lines", box(`${twoLines} width:40px`)],
])("a text shortened to a letter on %s is caught", async (_, html) => {
  expect(await stubsIn(html)).toEqual([expect.stringContaining("shortened to a letter or two")]);
});

test.each([
  ["a few words on one line", box(`${oneLine} width:200px`)],
  ["two lines of words", box(`${twoLines} width:200px`)],
  ["a word that has its room", box(`${oneLine} width:40px`, "A")],
  ["words for a screen reader", box(`${oneLine} position:absolute; width:1px; height:1px`)],
])("a text shortened to %s is not", async (_, html) => {
  expect(await stubsIn(html)).toEqual([]);
});

async function brokenIn(html: string): Promise<string[]> {
  await page.setContent(`<body style="overflow-wrap:break-word">${html}</body>`);
  await page.evaluate(enlargeText);
  return page.evaluate(brokenWords);
}

test("a heading's word that is broken beside a button is caught", async () => {
  const heading = `<h2 style="font-size:1rem; padding-right:200px">Registration of courses</h2>`;
  expect(await brokenIn(heading)).toEqual([`"Registration" of a heading is broken in two`]);
});

test.each([
  ["has its line", "<h2>Registration of courses</h2>"],
  ["is wider than the page", `<h2 style="font-size:3rem">Electroencephalography</h2>`],
  ["needs two fonts", "<h2>Adéyẹmí Ṣọlá</h2>"],
  ["is made of two at a hyphen", `<h2 style="font-size:1rem; width:8rem">Okonkwo-Abdulrahman</h2>`],
])("a heading's word that %s is not", async (_, html) => {
  expect(await brokenIn(html)).toEqual([]);
});
