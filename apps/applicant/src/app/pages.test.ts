import { expect, test } from "vitest";
import { type PageModule, PageNotLoaded, pageModule } from "./pages.ts";

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
  let online = false;
  const load = async () => {
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return page;
  };
  await expect(pageModule(load)).rejects.toBeInstanceOf(PageNotLoaded);
  online = true;
  expect(await pageModule(load)).toBe(page);
});
