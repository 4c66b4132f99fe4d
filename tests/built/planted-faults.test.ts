/** Plants faults in a story of the built Storybook, and asks that `pnpm visual` names each. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchAny } from "../../scripts/visual/browser.ts";
import type { PreparedStory } from "../../scripts/visual/in-page.ts";
import { shoot } from "../../scripts/visual/shoot.ts";
import { everyStory } from "../../scripts/visual/stories.ts";
import type { Served } from "../../scripts/serve.ts";
import { serveStorybook } from "../../scripts/visual/storybook.ts";

let folder: string;
let browser: Browser;
let served: Served;
let stories: PreparedStory[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "planted-faults-"));
  served = await serveStorybook(inject("builtRun"));
  browser = await launchAny();
  const all = await everyStory(browser, served.origin);
  stories = all.filter(({ id }) => id === "components-alert--info");
  if (stories.length !== 1) throw new Error("The story is not there.");
});
afterAll(async () => {
  await browser.close();
  served.close();
  await rm(folder, { recursive: true });
});

/** What is wrong with an alert, once `plant` has been done to its page. */
async function faultsOf(plant?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const before = plant && (async (page: Page) => void (await plant(page)));
  const { faults } = await shoot(browser, served.origin, stories, folder, { fresh: true, before });
  return faults.map(({ fault }) => fault);
}

const style = (content: string) => (page: Page) => page.addStyleTag({ content });
const html = (text: string) => (page: Page) =>
  page.evaluate((more) => {
    document.querySelector("#storybook-root")?.insertAdjacentHTML("beforeend", more);
  }, text);

test("nothing is wrong with it as it is", async () => {
  expect(await faultsOf()).toEqual([]);
});

test.each([
  [
    "a faint text in the light",
    style(`[data-theme=light] p { color: #ddd !important }`),
    /^axe color-contrast/,
  ],
  [
    "a dark text in the dark",
    style(`[data-theme=dark] p { color: #222 !important }`),
    /^in the dark, axe color-contrast/,
  ],
  ["a picture without words", html(`<img src="data:,">`), /^axe image-alt/],
  [
    "what is too wide for a phone",
    html(`<p style="width: 500px">A long line</p>`),
    /^scrolls sideways at 360 px/,
  ],
  [
    "texts on each other",
    html(`<div style="height: 4px">Above</div><div>Below</div>`),
    /lie on each other/,
  ],
  [
    "what a thumb misses",
    html(`<button style="width: 20px; height: 20px">x</button>`),
    /20 px of (height|width)/,
  ],
  [
    "a large text that is cut",
    html(`<div style="height: 30px; overflow: hidden">Pay now</div>`),
    /^with 200% text at 360 px, .*cut by/,
  ],
  [
    "an error in the console",
    (page: Page) => page.evaluate(() => console.error("It broke.")),
    /^console: It broke\./,
  ],
])("%s is named", async (_, plant, expected) => {
  const faults = await faultsOf(plant);
  expect(
    faults.filter((fault) => expected.test(fault)),
    faults.join("\n"),
  ).not.toEqual([]);
});
