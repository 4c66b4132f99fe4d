/** What holds for every page in every state: no axe violation, and nothing to scroll sideways. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { cutTexts, overlaps, sidewaysScroll } from "../../scripts/visual/legible.ts";
import { smallTargets } from "../../scripts/visual/targets.ts";
import { expect } from "./test.ts";

/**
 * Without its comments and long names, half of what `axe.source` would send to each page; and in ASCII, for a dozen
 * other letters make V8 keep and send all of it in two bytes a letter, which takes half as long again.
 */
const axeSource = readFileSync(
  fileURLToPath(import.meta.resolve("axe-core/axe.min.js")),
  "utf8",
).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** At a desk and on a phone, where axe looks at it. The page is left as it was found. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await page.evaluate(drawn);
    await expectNoSidewaysScroll(page);
  }
  await expectNoViolation(page);
}

/** On a phone as it stands: a thumb meets what it presses, and all can be read in text of twice the size. */
export async function expectHandy(page: Page): Promise<void> {
  // By their sources, so that one exchange with the page asks all.
  const [ask, ...faults] = [unhandy, smallTargets, sidewaysScroll, cutTexts, overlaps].map(String);
  expect(await page.evaluate(`(${ask})(${faults.join()})`), page.url()).toEqual([]);
}

/** Runs in the page: what the first finds of it, and the others once its text is twice as large. */
function unhandy(asItStands: () => string[], ...enlarged: (() => string[])[]): string[] {
  const found = asItStands();
  const { style } = document.documentElement;
  style.fontSize = "200%";
  found.push(...enlarged.flatMap((faults) => faults()));
  style.fontSize = "";
  return found;
}

/** As it stands, in the window's size. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.evaluate(standStill);
  // axe in the page itself, in no frames: 0.6 MB, so once for each document, and told is only what
  // it refuses. `@axe-core/playwright` sends both ways all of it each time, for pages with frames.
  expect(page.frames()).toHaveLength(1);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  const found = await page.evaluate(violations, tags);
  expect(found, [await page.title(), ...found].join(": ")).toEqual([]);
}

/**
 * Runs in the page: what axe refuses by the rules of these tags, a line for each element. A target that
 * only the scrolled page has put half under its header, or a notice over it, is asked again where it is
 * in view.
 */
async function violations(values: string[]): Promise<string[]> {
  const { axe } = window;
  if (!axe) throw new Error("No axe in the page.");
  const results = await axe.run(document, {
    runOnly: { type: "tag", values },
    resultTypes: ["violations"],
  });
  const found: string[] = [];
  const place = [scrollX, scrollY] as const;
  for (const { id, nodes } of results.violations) {
    for (const { html, failureSummary, target } of nodes) {
      const element = id === "target-size" ? document.querySelector(String(target)) : null;
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const again =
        element && (await axe.run(element, { runOnly: { type: "rule", values: [id] } })).violations;
      if (again?.length !== 0) found.push(`${id}: ${html}\n${failureSummary}`);
    }
  }
  scrollTo({ left: place[0], top: place[1], behavior: "instant" });
  return found;
}

/** Runs in the page: what fades in has its contrast at the end. Spinners turn without one. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    // One that follows a scroll never ends.
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page: a new size is told to what listens for it with the next frame, and drawn by then. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** In the window's size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(sidewaysScroll), await page.title()).toEqual([]);
}
