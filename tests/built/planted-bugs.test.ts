/**
 * Plants small bugs in stories of the built Storybook, takes and compares their pictures as `pnpm
 * visual` does, and asks that each is seen; and that nothing is where nothing was planted.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { clearNoise } from "../../scripts/visual/again.ts";
import { launchPinned } from "../../scripts/visual/browser.ts";
import { seenIn } from "../../scripts/visual/compare.ts";
import type { PreparedStory } from "../../scripts/visual/in-page.ts";
import { shoot } from "../../scripts/visual/shoot.ts";
import { everyStory } from "../../scripts/visual/stories.ts";
import type { Served } from "../../scripts/serve.ts";
import { serveStorybook } from "../../scripts/visual/storybook.ts";

type Bug = {
  name: string;
  story: string;
  /** In which modes it must be seen, and nowhere else; anywhere if nothing is said. */
  only?: string;
} & (
  | { css: string }
  /** What a length of the elements that match is worth more, in pixels. */
  | { match: string; length: string; by: number }
  /** A colour of theirs, darker or lighter by eight shades of each of its colours. */
  | { match: string; colour: string }
);

const alert = "components-alert--info";
const card = "components-card--with-actions-and-footer";
const field = "patterns-text-field--default";
const tabs = "components-tabs--first-by-default";
const button = "components-button--with-icon";
const list = "components-description-list--two-columns";

const large = `:root[style*="200%"]`;
const bugs: readonly Bug[] = [
  {
    name: "an alert's radius",
    story: alert,
    match: "[data-status]",
    length: "border-radius",
    by: 2,
  },
  { name: "a button's radius", story: button, match: "button", length: "border-radius", by: 2 },
  { name: "a field's border", story: field, match: "input", length: "border-bottom-width", by: 1 },
  {
    name: "a card's lost border",
    story: card,
    match: "section",
    length: "border-left-width",
    by: -1,
  },
  { name: "an alert's ground", story: alert, match: "[data-status]", colour: "background-color" },
  { name: "a heading's colour", story: card, match: "h2", colour: "color" },
  { name: "a heading's weight", story: card, css: "h2 { font-weight: 400 !important }" },
  { name: "a term's weight", story: list, css: "dt { font-weight: 700 !important }" },
  { name: "an alert's gap", story: alert, match: "[data-status]", length: "column-gap", by: 1 },
  { name: "tabs' gap", story: tabs, match: "[role=tab]", length: "padding-left", by: 1 },
  { name: "another icon", story: alert, css: "svg { transform: scaleY(-1) !important }" },
  { name: "a smaller icon", story: button, css: "svg { scale: 0.9 !important }" },
  {
    name: "a clipped heading",
    story: card,
    css: "h2 { height: 1.1em; line-height: 1.6; overflow: hidden !important }",
  },
  {
    name: "a clipped label",
    story: field,
    css: "label { display: block; width: 2em; overflow: hidden; white-space: nowrap }",
  },
  {
    name: "a hairline lost in the dark",
    story: card,
    only: "dark",
    css: "[data-theme=dark] .border-t { border-color: transparent !important }",
  },
  {
    name: "a radius in the dark",
    story: alert,
    only: "dark",
    css: "[data-theme=dark] [data-status] { border-top-right-radius: 7px !important }",
  },
  {
    name: "a tab's mark in forced colours",
    story: tabs,
    only: "forced",
    css: "@media (forced-colors: active) { [role=tab] { border-color: Canvas !important } }",
  },
  {
    name: "a field's edge in forced colours",
    story: field,
    only: "forced",
    css: "@media (forced-colors: active) { input { border-color: Canvas !important } }",
  },
  {
    name: "an icon beside large text",
    story: alert,
    only: "200",
    css: `${large} svg { scale: 0.8 !important }`,
  },
  {
    name: "a label cut when text is large",
    story: field,
    only: "200",
    css: `${large} label { display: block; height: 0.8em; overflow: hidden }`,
  },
];

let run: string;
let browser: Browser | undefined;
let served: Served | undefined;
let stories: PreparedStory[] = [];
/** The pictures without any bug, and their prints. */
let right: string;
let rightPrints: ReadonlyMap<string, string>;

const isHere = (await launchPinned().then((it) => it?.close().then(() => true))) ?? false;

beforeAll(async () => {
  if (!isHere) return;
  run = await mkdtemp(join(tmpdir(), "planted-"));
  served = await serveStorybook(inject("builtRun"));
  browser = await launchPinned();
  if (!browser) return;
  const concerned = new Set(bugs.map(({ story }) => story));
  stories = (await everyStory(browser, served.origin)).filter(({ id }) => concerned.has(id));
  right = join(run, "right");
  const { prints, faults } = await shoot(browser, served.origin, stories, right);
  const [fault = stories.length === concerned.size ? undefined : "A story is not there."] = faults;
  if (fault) throw new Error(JSON.stringify(fault));
  rightPrints = prints;
});

afterAll(async () => {
  await browser?.close();
  served?.close();
  if (run) await rm(run, { recursive: true, force: true });
});

/** The pictures that are seen to differ from the right ones. */
async function changedIn(those: readonly PreparedStory[], before?: (page: Page) => Promise<void>) {
  if (!browser || !served) throw new Error("No browser.");
  const { origin } = served;
  const now = await mkdtemp(join(run, "run-"));
  const actual = join(now, "actual");
  const fresh = before !== undefined;
  const shots = await shoot(browser, origin, those, actual, { fresh, unchecked: fresh, before });
  expect(shots.faults).toEqual([]);
  const other = [...shots.prints].filter(([name, print]) => rightPrints.get(name) !== print);
  const pictures = await seenIn(
    right,
    actual,
    other.map(([picture]) => picture),
  );
  if (before) return pictures;
  const stillDiffer = (some: readonly string[], again: string) => seenIn(right, again, some);
  const { prints } = shots;
  return clearNoise({ pictures, prints, run: now, browser, origin, stories, stillDiffer });
}

test.runIf(isHere).each(bugs)("$name is seen", async (bug) => {
  const those = stories.filter(({ id }) => id === bug.story);
  const changed = await changedIn(those, (page) => plant(page, bug));
  const modes = changed.map((picture) => picture.split(".").at(-2));
  const told = bug.only ? modes : modes.filter((mode) => mode === "1280");
  expect(told).toEqual([bug.only ?? "1280"]);
});

test.runIf(isHere).each(["once", "twice", "while the machine is busy"])(
  "nothing is seen where nothing was planted, %s",
  async (when) => {
    const busy =
      when === "while the machine is busy"
        ? [0, 1, 2, 3].map(() => new Worker("for (;;) Math.random();", { eval: true }))
        : [];
    expect(await changedIn(stories)).toEqual([]);
    await Promise.all(busy.map((worker) => worker.terminate()));
  },
  300_000,
);

async function plant(page: Page, bug: Bug): Promise<void> {
  if ("css" in bug) {
    await page.addStyleTag({ content: bug.css });
    return;
  }
  const planted = await page.evaluate((it) => {
    const found = [...document.querySelectorAll<HTMLElement>(`#storybook-root ${it.match}`)];
    for (const element of found) {
      const style = getComputedStyle(element);
      if ("length" in it) {
        const before = Number.parseFloat(style.getPropertyValue(it.length));
        element.style.setProperty(it.length, `${before + it.by}px`, "important");
        continue;
      }
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("No canvas to read a colour with.");
      context.fillStyle = style.getPropertyValue(it.colour);
      context.fillRect(0, 0, 1, 1);
      const shades = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      const moved = shades.map((shade) => (shade > 127 ? shade - 8 : shade + 8));
      element.style.setProperty(it.colour, `rgb(${moved.join(" ")})`, "important");
    }
    return found.length;
  }, bug);
  expect(planted).toBeGreaterThan(0);
}
