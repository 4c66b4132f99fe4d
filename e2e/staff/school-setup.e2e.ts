/** The school's setup as officials see it: units added and switched off, a move by two, a programme. */
import { inUseWords } from "@polyportal/domain/messages/list-columns";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { recordMessages } from "@polyportal/domain/messages/record";
import {
  programmeSetupMessages,
  schoolSetupMessages as words,
} from "@polyportal/domain/messages/school-setup";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1280, height: 900 },
  // A code that is taken, and words that are not typed.
  tolerated: /409.*Faculty.faculties|422.*toggle/,
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const why = "The council has decided it this week.";

async function act(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: label, exact: true }).click();
}

/** Fills in the form at the side and sends it. */
async function add(page: Page, { name, code }: { name: string; code: string }): Promise<void> {
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: words.columns.name }).fill(name);
  await form.getByRole("textbox", { name: words.columns.code }).fill(code);
  await form.getByRole("button", { name: words.create, exact: true }).click();
}

test("a faculty and its department are added, one is switched off, one is moved by two", async ({
  page,
  browser,
}) => {
  await signedIn(page, "administrator");
  await page.goto(staffPaths.faculties);
  await expect(page.getByRole("heading", { level: 1, name: words.faculties.title })).toBeVisible();
  await expectAccessible(page);
  await button(page, words.faculties.add).click();
  const faculty = { name: "School of Health Sciences", code: "SSC" };
  await add(page, faculty);
  const form = page.getByRole("dialog");
  await expect(form.getByText(errorCodes.code_taken.message).first()).toBeVisible();
  await add(page, { ...faculty, code: "shs" });
  await expect(page.getByText(words.added(faculty.name))).toBeVisible();

  await page.getByRole("link", { name: faculty.name }).click();
  const title = words.departments.titleOf(faculty.name);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await button(page, words.departments.add).click();
  await expect(form.getByRole("combobox", { name: words.columns.faculty })).not.toHaveValue("");
  await add(page, { name: "Nursing", code: "NUR" });
  await expect(page.getByRole("row", { name: /Nursing/ })).toBeVisible();
  await expectAccessible(page);

  // Where nobody studies yet nobody is touched; the words are typed all the same.
  await act(page, "Nursing", words.acts.deactivate);
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("0 students")).toBeVisible();
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("button", { name: words.acts.deactivate }).click();
  await expect(question.getByText("please type DEACTIVATE NUR exactly").first()).toBeVisible();
  await question.getByRole("textbox", { name: /^Type DEACTIVATE/ }).fill("DEACTIVATE NUR");
  await question.getByRole("button", { name: words.acts.deactivate }).click();
  const row = page.getByRole("row", { name: /Nursing/ });
  await expect(row.getByText(inUseWords.off)).toBeVisible();

  await act(page, "Nursing", words.acts.move);
  await question
    .getByRole("combobox", { name: words.move.to })
    .selectOption("School of Science and Computing");
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("button", { name: words.move.ask }).click();
  await expect(page.getByText(approvalMessages.waits)).toBeVisible();
  await expect(row).toBeVisible();

  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await signedIn(other, "super.two");
  await other.goto(staffPaths.approvals);
  const request = words.move.request("Nursing", "School of Science and Computing");
  await act(other, request, approvalMessages.approve);
  const decision = other.getByRole("alertdialog");
  await expect(decision.getByText(faculty.name)).toBeVisible();
  await decision.getByRole("button", { name: approvalMessages.approve }).click();
  await expect(other.getByText(approvalMessages.saved)).toBeVisible();
  await other.context().close();

  await page.goto(`${staffPaths.departments}?search=nursing`);
  await expect(
    page.getByRole("row", { name: /Nursing/ }).getByText("School of Science and Computing"),
  ).toBeVisible();
});

test("a programme takes applications from a day, and no longer admits into a department", async ({
  page,
}) => {
  await signedIn(page, "administrator");
  await page.goto(staffPaths.programmes);
  // It opens beside the list, and leads on to its own page.
  await page.getByRole("link", { name: "Sub-Degree" }).click();
  await page.getByRole("link", { name: recordMessages.page }).click();
  const statistics = page.getByRole("checkbox", { name: "Statistics" });
  await statistics.uncheck();
  await expectAccessible(page);
  await button(page, actMessages.save).click();
  await expect(page.getByText(actMessages.saved(programmeSetupMessages.thing))).toBeVisible();
  await statistics.check();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await button(page, actMessages.save).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(statistics).toBeChecked();
});
