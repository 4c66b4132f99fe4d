/** Registrations decided: looked at, approved and returned by keys, and many approved at once. */
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

test("an adviser approves one by its key, returns the next with a reason, and the rest at once", async ({
  page,
}) => {
  await signedIn(page, "lecturer");
  await page.goto(staffPaths.approveCourses);
  const rows = page.getByRole("rowheader");
  await expect(rows.first()).toBeVisible();
  const waiting = await rows.count();
  expect(waiting).toBeGreaterThan(2);
  await expectAccessible(page);

  await rows.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 2, name: words.verdicts })).toBeVisible();
  const first = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  // One key leads on through what waits, the other back.
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  await expect(page.getByRole("button", { name: words.return })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  await expect(page.getByRole("button", { name: words.return })).toBeVisible();
  await page.keyboard.press("a");
  const question = page.getByRole("alertdialog", { name: words.approve });
  await expect(question).toContainText(first);
  await expectAccessible(page);
  await question.getByRole("button", { name: words.approve }).click();
  await expect(page.getByText(words.done.approve(1))).toBeVisible();
  await expect(page.getByRole("button", { name: words.annul })).toBeVisible();

  // On to the next by its key: it goes back.
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
  // Keys act on what is there: the next one's answer, not the heading that stands while it is fetched.
  await expect(page.getByRole("button", { name: words.return })).toBeVisible();
  await page.keyboard.press("r");
  const reason = page.getByRole("alertdialog", { name: words.return });
  await reason.getByRole("textbox").fill("Please add the core courses of your level.");
  await reason.getByRole("button", { name: words.return }).click();
  await expect(page.getByText(registrationStates.returned, { exact: true })).toBeVisible();
  await expectAccessible(page);

  // What is decided stands on its own tabs.
  await page.goto(staffPaths.approveCourses);
  await expect(rows).toHaveCount(waiting - 2);
  await page.getByRole("link", { name: words.tabs.approved, exact: true }).click();
  await expect(page.getByRole("link", { name: first })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: words.tabs.waiting, exact: true }).click();
  await expect(rows).toHaveCount(waiting - 2);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: words.approve }).click();
  await question.getByRole("button", { name: words.approve }).click();
  await expect(page.getByText(/^\d+ registrations? approved$/)).toBeVisible();
});
