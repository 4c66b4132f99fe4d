/** What no story can see by itself: the window of the device in which files are chosen. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { listenForEnd } from "../../scripts/visual/in-page.ts";
import { builtIn } from "../../scripts/visual/storybook.ts";
import { openBuilt } from "./open-built.ts";

let page: Page;
let origin: string;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ page, origin, close } = await openBuilt(builtIn(inject("builtRun"))));
  // Taken from the first on: a window that opens while the listening begins is the browser's own.
  page.on("filechooser", () => undefined);
  await page.addInitScript(listenForEnd);
});

afterAll(() => close?.());

const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from("x") });

test.each(["Enter", "Space"])("%s at the place for files opens the files", async (key) => {
  // A story whose play moves no focus.
  await page.goto(`${origin}iframe.html?viewMode=story&id=patterns-file-drop--with-an-error`);
  const button = page.getByLabel("Credentials");
  await button.waitFor();
  // A story may be drawn anew until its end, and a focus in it is lost then.
  await page.evaluate(() => window.storyEnd);
  await page.keyboard.press("Tab");
  await expect
    .poll(() => button.evaluate((one) => one === document.activeElement), {
      timeout: 20_000,
    })
    .toBe(true);
  const opened = page.waitForEvent("filechooser");
  await page.keyboard.press(key);
  const chooser = await opened;
  expect(chooser.isMultiple()).toBe(true);
  // A phone's picker may offer what was not asked for.
  await chooser.setFiles(file("IMG_20261123_094512.heic", "image/heic"));
  await page
    .getByRole("alert")
    .filter({ hasText: "IMG_20261123_094512.heic was not taken: it is no PDF" })
    .waitFor();
});
