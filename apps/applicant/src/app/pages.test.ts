import { expect, test } from "vitest";
import { forgetFailures, type PageModule, PageNotLoaded, pageModule } from "./pages.ts";

const page: PageModule = { Page: () => null };

test("a page's module is asked for once, and read at once when it is there", async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    return page;
  };
  expect(await pageModule(load)).toBe(page);
  expect(pageModule(load)).toMatchObject({ status: "fulfilled", value: page });
  expect(asked).toBe(1);
});

test("a module that did not arrive is told as such, and asked for again on the next visit", async () => {
  let [online, asked] = [false, 0];
  const load = async () => {
    asked += 1;
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return page;
  };
  const first = pageModule(load);
  await expect(first).rejects.toBeInstanceOf(PageNotLoaded);
  online = true;
  // Whoever draws the page meets the same promise, however often: a new one would keep it waiting.
  expect(pageModule(load)).toBe(first);
  expect(asked).toBe(1);
  forgetFailures();
  expect(await pageModule(load)).toBe(page);
});
