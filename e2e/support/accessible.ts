/** What holds for every page in every state: no axe violation, and nothing to scroll sideways. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** At a desk and on a phone, where axe looks at it. The page is left as it was found. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await expectNoViolation(page);
}

/** As it stands, in the window's size. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.evaluate(standStill);
  // All in the page itself, which is half the work: a second page, in which axe would put the results of
  // frames together, is for frames of other origins, and no page of ours has one.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(found, await page.title()).toEqual([]);
}

/** Runs in the page: what fades in has its contrast at the end. Spinners turn without one. */
async function standStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `sideways overflow of ${await page.title()}`).toBe(0);
}
