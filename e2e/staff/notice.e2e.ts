/** The notice board: an official writes to one department, its students read it, and others do not. */
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { paths } from "@polyportal/domain/routes/paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expectDashboard, signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const { acts, fields } = noticeBoardMessages;
const title = "Inspection of the laboratories";
const readTitle = new RegExp(`^Read.*${title}`);

async function act(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Actions for ${title}`) }).click();
  await page.getByRole("menuitem", { name: label }).click();
}

/** Who reads the notice on the own dashboard. */
async function expectNotice(page: Page, user: string, isThere: boolean): Promise<void> {
  await signedIn(page, user);
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  // The board has come: this one is for every student.
  await expect(page.getByRole("button", { name: /^Read.*Course registration/ })).toBeVisible();
  await expect(page.getByRole("button", { name: readTitle })).toHaveCount(isThere ? 1 : 0);
}

test("a notice for a department reaches its students, counts who opens it, and goes and comes back", async ({
  page,
  browser,
}) => {
  await signedIn(page, "administrator");
  await page.goto(staffPaths.noticeBoard);
  await expect(page.getByRole("link", { name: /^SIWES/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: noticeBoardMessages.add }).click();
  // The board's own search is by title, too: it goes first.
  await expect(page.getByRole("heading", { name: noticeBoardMessages.newTitle })).toBeVisible();
  await page.getByRole("textbox", { name: fields.title }).fill(title);
  const text = page.getByRole("textbox", { name: fields.text });
  await text.fill("Everybody comes at 8 am.");
  await text.selectText();
  await page.getByRole("button", { name: fields.bold, exact: true }).click();
  await expect(text).toHaveValue("**Everybody comes at 8 am.**");
  await page.getByRole("combobox", { name: fields.category }).selectOption("All Students");
  await page.getByRole("combobox", { name: fields.departments }).fill("Computer");
  await page.getByRole("option", { name: "Computer Science" }).click();
  await page.getByRole("button", { name: noticeBoardMessages.preview }).click();
  const notice = page.getByRole("dialog", { name: "Notice" });
  await expect(notice.locator("strong")).toHaveText("Everybody comes at 8 am.");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Continue" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: noticeBoardMessages.publish }).click();
  await expect(page.getByText(noticeBoardMessages.created)).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await expectNotice(other, "student", true);
  await other.getByRole("button", { name: readTitle }).click();
  const read = other.getByRole("dialog", { name: "Notice" });
  await expect(read.getByText("Everybody comes at 8 am.")).toBeVisible();
  await read.getByRole("button", { name: "Continue" }).click();
  await other.context().close();

  const stranger = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await stranger.setViewportSize({ width: 1280, height: 900 });
  await expectNotice(stranger, "student.pg", false);
  await stranger.context().close();

  await page.reload();
  const row = page.getByRole("row", { name: new RegExp(title) });
  await expect(row.getByRole("cell", { name: /^(?:Views )?1$/ })).toBeVisible();

  await act(page, acts.remove);
  const question = page.getByRole("alertdialog");
  await expectAccessible(page);
  await question.getByRole("button", { name: acts.remove }).click();
  // As long as the question is open, nothing behind it is found by its role.
  await expect(question).toBeHidden();
  await expect(page.getByRole("link", { name: title })).toBeHidden();
  await page.getByRole("button", { name: actMessages.undo }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  await act(page, acts.switchOff);
  await expect(row.getByText(noticeBoardMessages.states.off, { exact: true })).toBeVisible();
});
