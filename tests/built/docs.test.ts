/** The docs as they are published: built, and read in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { reference } from "../../.storybook/docgen.ts";
import { otherWords } from "../../.storybook/other-words.ts";
import { builtIn } from "../../scripts/visual/storybook.ts";
import { openBuilt } from "./open-built.ts";

const root = join(import.meta.dirname, "../..");
const built = builtIn(inject("builtRun"));

let page: Page;
let origin: string;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ page, origin, close } = await openBuilt(built));
});

afterAll(() => close?.());

/** A page of docs, once its types are read. */
async function openDocs(id: string): Promise<void> {
  await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}--docs`);
  await page.getByRole("heading", { level: 1 }).filter({ visible: true }).first().waitFor();
}

const pageIds = () => {
  const text = readFileSync(join(built, "index.json"), "utf8");
  const { entries } = JSON.parse(text) as { entries: Record<string, { type: string }> };
  return Object.keys(entries).filter((id) => entries[id]?.type === "docs");
};

test("a page shows the part's import, its props with their sentences, and its types", async () => {
  await openDocs("patterns-data-table");
  const imported = 'import { DataTable } from "@polyportal/ui/data-table";';
  // The page begins with it; its stories' sources import it, too.
  await page.getByText(imported).first().waitFor();
  const props = page.getByRole("table", { name: "DataTable" });
  await props.getByRole("row", { name: /rowActions/ }).waitFor();
  expect(await props.getByRole("rowheader").count()).toBeGreaterThan(30);
  const columns = page.getByRole("table", { name: "DataColumn" });
  expect(await columns.getByRole("rowheader", { name: "rowHeader" }).count()).toBe(1);
  await props.getByRole("link", { name: "DataColumn" }).first().waitFor();
});

test.each([
  ["components-button", "Button"],
  ["components-dialog", "Dialog"],
  ["patterns-form", "FormPage"],
  ["patterns-side-form", "SideForm"],
  ["patterns-import-wizard", "ImportWizard"],
])("the table of %s is that of its type", async (id, name) => {
  const { modules } = await reference();
  const part = modules.flatMap(({ parts }) => parts).find((one) => one.name === name);
  await openDocs(id);
  const table = page.getByRole("table", { name, exact: true });
  await table.getByRole("rowheader").first().waitFor();
  const shown = await table.getByRole("rowheader").locator("code").allTextContents();
  expect(shown.toSorted()).toEqual(part?.props.map((prop) => prop.name).toSorted());
});

test.each([
  ["getting-started", "page-example.tsx"],
  ["forms", "form-example.tsx"],
  ["tables", "table-example.tsx"],
  ["printing", "print-example.tsx"],
])("the example in %s is shown by its whole file", async (id, file) => {
  await openDocs(`guidance-${id}`);
  const text = readFileSync(join(root, "packages/ui/src/guidance", file), "utf8").trim();
  await page.locator("pre.prismjs").filter({ hasText: "export function" }).first().waitFor();
  const shown = await page.locator("pre.prismjs").allTextContents();
  expect(shown.map((code) => code.trim())).toContain(text);
});

test.each([
  ["patterns-data-table-edited-cells", "Data table", "patterns-data-table"],
  ["patterns-charts-several-series", "chart", "patterns-charts-chart"],
  ["patterns-date-field", "Guidance/Forms", "guidance-forms"],
])("%s leads to %s", async (id, name, target) => {
  await openDocs(id);
  const link = page.locator("#storybook-docs").getByRole("link", { name: new RegExp(name, "i") });
  await link.first().waitFor();
  expect(await link.first().getAttribute("href")).toBe(`?path=/docs/${target}--docs`);
});

test("stories that stand on one page do not stand in each other's way", async () => {
  await openDocs("components-confetti");
  await page.getByText("Happy birthday!", { exact: true }).first().waitFor();
  expect(await page.getByText(/Error: /).count()).toBe(0);
});

test.each([
  ["guidance-forms", /^For/],
  ["guidance-tables", /^I have/],
  ["patterns-data-table", /^Name/],
])("%s stands still on a phone: what is wide scrolls within itself", async (id, heads) => {
  await page.setViewportSize({ width: 360, height: 740 });
  try {
    await openDocs(id);
    await page.locator("pre.prismjs").first().waitFor();
    await page.getByRole("table").filter({ hasText: heads }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  } finally {
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test("a story is called as people write it, in the sidebar and on its page", async () => {
  const text = readFileSync(join(built, "index.json"), "utf8");
  const { entries } = JSON.parse(text) as { entries: Record<string, { name: string }> };
  const [id] =
    Object.entries(entries).find(([, { name }]) => name === "Another School's Hue") ?? [];
  expect(id).toMatch(/--another-schools-hue$/);
  await openDocs(id?.replace(/--.*$/, "") ?? "");
  // It has a hue of its own, so the page leads to it.
  await page.getByRole("link", { name: "Another School's Hue" }).waitFor();
});

test("a dialog's source opens it as a page would", async () => {
  await openDocs("components-dialog");
  const sources = page.locator("pre.prismjs");
  await sources.filter({ hasText: "onOpenChange={setOpen}" }).first().waitFor();
  expect(await sources.filter({ hasText: /\bargs\b|\{\.\.\./ }).count()).toBe(0);
});

test("each file of the list page is shown as it is", async () => {
  await openDocs("guidance-a-list-page");
  for (const file of ["course.ts", "course-messages.ts", "course-form.tsx", "courses-page.tsx"]) {
    const text = readFileSync(join(root, "packages/ui/src/guidance/list", file), "utf8").trim();
    const shown = page.locator("pre.prismjs").filter({ hasText: text.split("\n").at(-2)?.trim() });
    await shown.first().waitFor();
    const all = await page.locator("pre.prismjs").allTextContents();
    expect(all.map((code) => code.trim())).toContain(text);
  }
});

test.each([
  ["tables", "I have …", "ImportWizard"],
  ["forms", "Checked by", "calendarDate"],
  ["a-list-from-the-server", "Who does it", "tableStateIn"],
  ["writing", "Don't", "Generate Invoice"],
])("what %s compares is a table", async (id, head, cell) => {
  await openDocs(`guidance-${id}`);
  await page.getByRole("columnheader", { name: head, exact: true }).first().waitFor();
  expect(await page.getByRole("cell").filter({ hasText: cell }).count()).toBeGreaterThan(0);
  expect(await page.getByText("| ---").count()).toBe(0);
});

test("the sidebar finds a part by the words that others have for it", async () => {
  expect(Object.keys(otherWords).filter((id) => !pageIds().includes(`${id}--docs`))).toEqual([]);
  await page.goto(`${origin}?path=/docs/components-button--docs`);
  const field = page.locator("#storybook-explorer-searchfield");
  const results = page.locator("#storybook-explorer-menu li");
  await field.fill("modal");
  await results.filter({ hasText: "Docs / modal" }).first().waitFor();
  for (const [word, name] of [
    ["modal", "Dialog"],
    ["popup", "Dialog"],
    ["drawer", "Side form"],
    ["date picker", "Date field"],
    ["csv", "Import wizard"],
    ["csv", "Data table"],
    ["snackbar", "Toaster"],
    ["stepper", "Stepper"],
    ["switch", "Switch"],
    ["autocomplete", "Combobox field"],
    ["typeahead", "Combobox field"],
    ["dropdown", "Select field"],
    ["upload", "File field"],
    ["loader", "Spinner"],
    ["rrr field", "RRR field"],
    ["toggle", "Switch"],
    ["multiselect", "Multi combobox field"],
    ["error message", "Form"],
    ["login", "Auth layout"],
    ["typography", "Type"],
    ["offline", "Connectivity"],
    // Headings of guidance.
    ["schema", "A list page"],
    ["which field", "Forms"],
    ["one thing done with many", "A list from the server"],
    ["siwes", "SIWES preview"],
    ["popconfirm", "Confirm"],
    ["segmented", "Radio field"],
    ["InputNumber", "Number field"],
    ["CircularProgress", "Spinner"],
    ["FormControl", "Form"],
    ["watermark", "Document frame"],
    ["sparkline", "Statistic"],
    ["skip link", "Page layout"],
    ["asterisk", "Form"],
  ] as const) {
    await field.fill(word);
    await results.filter({ hasText: name }).first().waitFor();
  }
  for (const [word, name] of [
    ["alert dialog", "Confirm"],
    ["dark mode", "Colour"],
    ["message", "Toaster"],
    ["slider", "Getting started"],
    ["pin input", "Getting started"],
    ["time picker", "Getting started"],
  ] as const) {
    await field.fill(word);
    await results.first().filter({ hasText: name }).waitFor();
  }
});
