/** A student's bed on a phone: chosen, held, given back, taken again, paid, and its receipt printed. */
import { groupRrr } from "@polyportal/domain/format/rrr";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { atCardPage, rrrOnPage, toCardPage } from "../support/payer.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** From the hostel page to the first free bed of a room of Herbert Macaulay Hall. */
async function takeBed(page: Page): Promise<string> {
  await link(page, "Choose a hostel").click();
  await expect(heading(page, "Book Hostel")).toBeVisible();
  await expect(page.getByRole("region", { name: "Tafawa Balewa Hall" })).toBeVisible();
  await expect(page.getByText("Queen Amina Hall")).toBeHidden();
  await expectAccessible(page);

  await link(page, "Choose a room in Herbert Macaulay Hall").click();
  await expect(heading(page, "Select Room")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /free bed space/ }).uncheck();
  await expect(page.getByRole("article").filter({ hasText: "Room 101" })).toContainText("Full");
  await expectAccessible(page);

  await link(page, /^Choose a bed space in Room/).click();
  await expect(heading(page, "Bed Spaces")).toBeVisible();
  await page.locator('input[type="radio"]:enabled').first().check();
  await expectAccessible(page);
  await button(page, /^Take Bed space/).click();
  await expect(page).toHaveURL(/\/hostel\/invoice\?invoice=/);
  return rrrOnPage(page);
}

test("a bed is held, given back, taken again, paid by card, and has its receipt", async ({
  page,
}) => {
  await signedIn(page, "student");
  await page.goto(paths.hostel);
  await expect(heading(page, "Hostel")).toBeVisible();
  await expectAccessible(page);
  const first = await takeBed(page);
  await expect(page.getByText("2 days 23 hours")).toBeVisible();
  await expectAccessible(page);

  await button(page, "Give the bed back").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Give the bed back" }).click();
  await expect(page.getByText("This invoice has expired")).toBeVisible();
  await page.goto(paths.hostel);
  const rrr = await takeBed(page);
  expect(rrr).not.toBe(first);

  await page.goto(paths.hostel);
  await expect(page.getByText("Held, not paid")).toBeVisible();
  await expectAccessible(page);
  await link(page, "Open the invoice and pay").click();
  expect(await rrrOnPage(page)).toBe(rrr);
  const invoice = await printedPaper(page);
  expectTexts(invoice, [groupRrr(rrr), "Not paid", "Herbert Macaulay Hall"]);
  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  await expect(link(page, "Open the receipt")).toBeVisible();

  await page.goto(paths.hostel);
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await link(page, "Open the receipt").click();
  await expect(page.getByRole("article", { name: "Hostel Receipt" })).toBeVisible();
  expectTexts(await printedPaper(page), ["Hostel Receipt", groupRrr(rrr), "Herbert Macaulay Hall"]);

  await page.goto(paths.bookHostel);
  await expect(page.getByText("You have a bed space already")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Choose a room/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("pages opened without what they are about lead back", async ({ page }) => {
  await signedIn(page, "student.pg");
  await page.goto("/hostel/select_room");
  await expect(page.getByText("No hostel was chosen.")).toBeVisible();
  await page.goto("/hostel/bed_spaces");
  await expect(page.getByText("No room was chosen.")).toBeVisible();
  await page.goto(paths.hostelArrears);
  await expect(page.getByText("You owe nothing for a bed space.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("an address that another student's page has", () => {
  test.use({ tolerated: /409/ });
  test("leads back to the hostels of one's own", async ({ page }) => {
    await signedIn(page, "student.pg");
    await page.goto(paths.hostelRooms(3));
    await expect(page.getByText(/This hostel is not for you/)).toBeVisible();
    await link(page, "Choose a hostel").click();
    await expect(page.getByRole("region", { name: "Queen Amina Hall" })).toBeVisible();
    await expect(page.getByText("Herbert Macaulay Hall")).toBeHidden();
  });
});
