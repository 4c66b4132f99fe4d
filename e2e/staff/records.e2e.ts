/** An office is given, opened beside its list and taken back; rows are chosen by their numbers; a sheet's past. */
import type { Page } from "@playwright/test";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { officeMessages as words, officeWords } from "@polyportal/domain/messages/office";
import { pasteListMessages as pasted } from "@polyportal/domain/messages/paste-list";
import { approvalPages } from "@polyportal/domain/messages/registration-approvals";
import { actMessages } from "@polyportal/domain/messages/act";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

async function fillDay(page: Page, name: string, [day, month, year]: readonly string[]) {
  const group = page.getByRole("group", { name });
  await group.getByRole("textbox", { name: "Day" }).fill(day ?? "");
  await group.getByRole("textbox", { name: "Month" }).fill(month ?? "");
  await group.getByRole("textbox", { name: "Year" }).fill(year ?? "");
}

test("an office stands beside its list, by keys; its last day is set, and it is taken back", async ({
  page,
}) => {
  await signedIn(page, "administrator");
  await page.goto(staffPaths.heads);
  // Of days that nobody of the demo sees: no other journey finds another head.
  const { assign, unit } = officeWords["head of department"];
  await page.getByRole("button", { name: assign }).click();
  const form = page.getByRole("dialog", { name: assign });
  await form.getByRole("combobox", { name: unit }).fill("Statistics");
  await page.getByRole("option", { name: "Statistics" }).click();
  const holder = form.getByRole("combobox", { name: words.fields.holder });
  await holder.pressSequentially("eze");
  await page.getByRole("option", { name: /^Eze/ }).click();
  await fillDay(page, words.fields.since, ["1", "1", "2090"]);
  await form.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();

  const link = page.getByRole("link", { name: "Statistics", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  const beside = page.getByRole("region", { name: "Statistics" });
  await expect(page.getByRole("heading", { level: 2, name: "Statistics" })).toBeFocused();
  await expect(beside.getByText(words.openEnd)).toBeVisible();
  await expectAccessible(page);

  await beside.getByRole("button", { name: words.changeEnd }).click();
  await fillDay(page, words.fields.until, ["30", "6", "2090"]);
  const last = page.getByRole("dialog");
  await last.getByRole("textbox", { name: actMessages.reason }).fill("The statutes say so.");
  await last.getByRole("button", { name: words.changeEnd }).click();
  await expect(beside.getByRole("definition").filter({ hasText: "30 Jun 2090" })).toBeVisible();

  // On a phone the record has the place of the list.
  await page.setViewportSize(phone);
  await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desk);

  await beside.getByRole("button", { name: words.takeBack }).click();
  const question = page.getByRole("alertdialog", { name: words.takeBack });
  await question.getByRole("textbox").fill("Given by mistake, as it turned out.");
  await question.getByRole("button", { name: words.takeBack }).click();
  await expect(beside).toHaveCount(0);
  await expect(link).toHaveCount(0);
});

test("registrations are chosen by pasted matric numbers, and their past and a sheet's are told", async ({
  page,
}) => {
  await signedIn(page, "exams");
  await page.goto(withSearch(staffPaths.approveCourses, { level: "1" }));
  const numbers = page.getByRole("cell", { name: /^[A-Z]+\/[A-Z]+\/\d+/ });
  await expect(numbers.first()).toBeVisible();
  const [one = "", other = ""] = await numbers.allTextContents();
  await page.getByRole("button", { name: listChoiceMessages.paste }).click();
  const dialog = page.getByRole("dialog", { name: pasted.title });
  await dialog
    .getByRole("textbox", { name: pasted.rows.text })
    .fill(`${one.toLowerCase()}\nND/NONE/1, ${other}`);
  await dialog.getByRole("button", { name: pasted.find }).click();
  await expect(dialog.getByText("ND/NONE/1", { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: pasted.rows.choose(2) }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(page.getByRole("button", { name: approvalPages.approve })).toBeVisible();

  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: auditMessages.history }).click();
  const past = page.getByRole("dialog", { name: /^History of/ });
  await expect(past).toBeVisible();
  await expectAccessible(page);

  await page.goto(withSearch(staffPaths.scoreSheets, { state: "published", session: "2" }));
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: auditMessages.history }).click();
  await expect(past).toBeVisible();
  await expectAccessible(page);
});
