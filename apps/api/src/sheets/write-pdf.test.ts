import { expect, test } from "vitest";
import type { NewSheet } from "./new-sheet.ts";
import { readPdf } from "./testing/pdf.ts";
import { memoryFile, paid, payments } from "./testing/sheets.ts";
import { writeSheet } from "./write-sheet.ts";

/** The words of each page, and what the file says of itself. */
async function printed(sheet: NewSheet) {
  const { file, bytes } = memoryFile();
  await writeSheet("pdf", sheet, file);
  return { ...(await readPdf(new Uint8Array(bytes()))), size: bytes().length };
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => paid(at));

test("a list is headed as the school's, and every page tells where it belongs", async () => {
  const totals = [null, null, 1250000.5, 42, null];
  const checkAt = "https://portal.example.edu.ng/verify/7KQ2-MX4P";
  const { pages, title } = await printed(payments(rows(100), { totals, checkAt }));
  expect(title).toBe("School fees paid");
  expect(pages.length).toBeGreaterThan(2);
  const [first = "", ...others] = pages;
  for (const words of [
    "Alani State Polytechnic",
    "P.M.B. 1020, Ijemi, Nigeria · https://www.example.edu.ng",
    "School fees paid",
    "Session: 2026/2027",
    "Programme: ND",
    "Check this document at",
    "7KQ2-MX4P",
  ]) {
    expect(first).toContain(words);
  }
  for (const [at, page] of pages.entries()) {
    expect(page).toContain("Matric number Full name Amount (₦) Units Paid on");
    expect(page).toMatch(new RegExp(`Page ${at + 1} of ${pages.length}`));
    expect(page).toContain("Printed on 23 November 2026");
  }
  for (const page of others) expect(page).toContain("Alani State Polytechnic · School fees paid");
  expect(pages.at(-1)).toContain("Total ₦1,250,000.50 42");
  expect(pages.at(-1)).toContain("100 rows");
});

test("every row is on paper once, with all its letters", async () => {
  const { pages, size } = await printed(payments(rows(1_000)));
  const text = pages.join(" ");
  for (let at = 0; at < 1_000; at += 1) {
    const number = `ND/CS/${String(at).padStart(6, "0")}`;
    expect(text.split(number)).toHaveLength(2);
  }
  expect(text).toContain(
    "Ọláolúwa Ṣẹ́gun Ńwosu Ɓello Ɗan Ƙassim 7 ₦703.50 7 20 November 2026".normalize("NFC"),
  );
  // Of the fonts it has the letters that stand in it, not all.
  expect(size).toBeLessThan(400_000);
});

test("long texts are broken into lines, and one that is longer than a page is cut", async () => {
  const long = "Chukwuemeka-Okonkwo ".repeat(30).trim();
  const row = (name: string) => ["ND/CS/000001", name, 1, 2, "2026-11-20"];
  const { pages } = await printed(payments([row(long), row(`${"endless ".repeat(20_000)}end`)]));
  expect(pages.join(" ").split("Okonkwo")).toHaveLength(31);
  expect(pages.length).toBeLessThan(4);
  expect(pages.join(" ")).toContain("…");
});

test("a list without rows says so, and has no totals", async () => {
  const { pages } = await printed(payments([], { totals: [null, null, 0, 0, null] }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("No rows");
  expect(pages[0]).toContain("Page 1 of 1");
  expect(pages[0]).not.toContain("Total");
});

test("forty columns find room", async () => {
  const columns = Array.from(
    { length: 40 },
    (_, at) => ({ label: `C${at}`, kind: "text" }) as const,
  );
  const many = rows(3).map(() => columns.map((_, at) => `v${at}`));
  const { pages } = await printed(payments(many, { columns }));
  expect(pages.join(" ").replaceAll(" ", "")).toContain("v39");
});

test("an address that no code holds leaves the code out", async () => {
  const { pages } = await printed(
    payments(rows(1), { checkAt: `https://a.ng/${"a".repeat(3_000)}` }),
  );
  expect(pages[0]).not.toContain("Check this document");
});
