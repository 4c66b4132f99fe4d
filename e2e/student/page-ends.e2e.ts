/** Where a paper's pages end: a sum, a heading and a signature never stand without what they belong to. */
import { totalUnitsLabel } from "@polyportal/domain/document/papers/courses";
import { courseFormPath, paths, semesterResultPath } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { signedIn } from "../support/account.ts";
import { printed } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const sum = "Sum of all rows";

/** Makes the table so many rows long, numbers them, and names its sum. */
const setRows = (page: Page, table: string, rows: number): Promise<void> =>
  page
    .getByRole("table")
    .filter({ hasText: table })
    .first()
    .evaluate(
      (element, { rows, sum }) => {
        const body = element.querySelector("tbody") as HTMLTableSectionElement;
        const [first] = body.rows;
        while (first && body.rows.length < rows) body.append(first.cloneNode(true));
        [...body.rows].forEach(({ cells }, index) => {
          (cells[cells.length > 3 ? 1 : 0] as Element).textContent = `Row ${index + 1}.`;
        });
        (element.querySelector("tfoot th") as Element).textContent = sum;
      },
      { rows, sum },
    );

/** Prints it with ever more rows: asserts that what belongs together is, and that a page did end among it. */
async function printLonger(
  page: Page,
  table: string,
  { from, to, together }: { from: number; to: number; together: readonly (readonly string[])[] },
): Promise<void> {
  const sumStoodOn = new Set<number>();
  for (let rows = from; rows <= to; rows += 1) {
    await setRows(page, table, rows);
    const { sheets } = await printed(page);
    const pageOf = (text: string) => sheets.findIndex((sheet) => sheet.includes(text));
    const groups = [[`Row ${rows - 1}.`, `Row ${rows}.`, sum], ...together];
    const places = groups.map((texts) => texts.map(pageOf));
    expect(places.flat(), `${rows} rows`).not.toContain(-1);
    expect(
      places.map((pages) => new Set(pages).size),
      `${rows} rows: ${JSON.stringify({ groups, places })}`,
    ).toEqual(groups.map(() => 1));
    sumStoodOn.add(pageOf(sum));
  }
  expect(sumStoodOn).toEqual(new Set([0, 1]));
}

test("the units of a course form stand under their courses, and signatures under what is signed", async ({
  page,
}) => {
  await signedIn(page, "student");
  await page.goto(courseFormPath(2));
  await expect(page.getByRole("article")).toBeVisible();
  const courses = page.getByRole("region", { name: "Courses, Second Semester" });
  const firstCourse = await courses.getByRole("rowheader").first().innerText();
  await printLonger(page, "Courses, First Semester", {
    from: 14,
    to: 33,
    together: [
      [totalUnitsLabel, "Dean of faculty"],
      ["Second Semester", firstCourse],
    ],
  });
});

test("a receipt's total, in figures and words, stands under what was paid for", async ({
  page,
}) => {
  await signedIn(page, "student");
  await page.goto(paths.schoolFees);
  await page.getByRole("link", { name: "School Fees 2026/2027, first instalment" }).first().click();
  await expect(page.getByRole("article")).toBeVisible();
  await printLonger(page, "In words", {
    from: 16,
    to: 24,
    together: [[sum, "In words:", "Signature and date"]],
  });
});

/** Makes each of the paper's lists of courses eight long, so many of them with titles of two lines. */
const setCourses = (page: Page, long: number): Promise<void> =>
  page.evaluate((long) => {
    for (const { tBodies } of document.querySelectorAll("table")) {
      const [body] = tBodies;
      const [first] = body?.rows ?? [];
      if (!body || !first || body.rows.length < 5) continue;
      while (body.rows.length < 8) body.append(first.cloneNode(true));
      [...body.rows].slice(0, long).forEach(({ cells }) => {
        (cells[1] as Element).textContent =
          "Logic, Linear Algebra and Introductory Numerical Methods for Technologists";
      });
    }
  }, long);

test("eight courses a semester are one page, with long titles, too", async ({ page }) => {
  await signedIn(page, "student");
  for (const [path, long] of [
    [semesterResultPath(2, "Second"), 8],
    [courseFormPath(2), 4],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("article")).toBeVisible();
    await setCourses(page, long);
    expect((await printed(page)).pages, path).toBe(1);
  }
});
