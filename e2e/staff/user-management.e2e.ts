/** People and rights as officials see them: found, given a role by two, switched off; menus at once. */
import { actMessages } from "@polyportal/domain/messages/act";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { bulkEditMessages as bulk } from "@polyportal/domain/messages/bulk-edit";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { userMessages } from "@polyportal/domain/messages/users";
import { claimName, type Claim } from "@polyportal/domain/rights/claims";
import { paths } from "@polyportal/domain/routes/paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expectDashboard, signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const why = "The council has decided it this week.";

/** Opens what can be done with a row. */
async function act(page: Page, row: RegExp, label: string): Promise<void> {
  await page.getByRole("button", { name: row }).click();
  await page.getByRole("menuitem", { name: label }).click();
}

test("somebody is found by a part of the name, looked at and switched off with a reason", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.users);
  await expect(title(page, userMessages.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: userMessages.search }).fill("oladii");
  const link = page.getByRole("link", { name: /^Ọládiípọ̀/ });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/search=oladii/);
  await link.click();
  await expect(page.getByText("role: admission officer").first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await act(page, /^Actions for Ọládiípọ̀/, userMessages.deactivate);
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("button", { name: userMessages.deactivate }).click();
  const row = page.getByRole("row", { name: /^Select Ọládiípọ̀|Ọládiípọ̀/ });
  await expect(row.getByText(userMessages.states.off)).toBeVisible();
  await act(page, /^Actions for Ọládiípọ̀/, userMessages.activate);
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("button", { name: userMessages.activate }).click();
  await expect(row.getByText(userMessages.states.active, { exact: true })).toBeVisible();
});

test("accounts switched off at once are given back from the news of it, and a day long from the dashboard", async ({
  page,
}) => {
  await signedIn(page, "admin");
  // Invented students, whose passwords nobody knows.
  const list = `${staffPaths.users}?userType=student&search=SHD/QTS`;
  const states = page.getByRole("table").getByText(userMessages.states.off);
  const switchOff = async () => {
    await page.goto(list);
    const boxes = page.getByRole("checkbox", { name: /^Select / });
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await button(page, userMessages.deactivate).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
    await question.getByRole("button", { name: userMessages.deactivate }).click();
    await expect(states).toHaveCount(2);
  };
  await switchOff();
  await button(page, actMessages.undo).click();
  await expect(page.getByText(bulk.undone(2))).toBeVisible();
  await expect(states).toHaveCount(0);

  await switchOff();
  await page.goto(paths.dashboard);
  await page.getByRole("link", { name: /^Your bulk change of accounts can be undone/ }).click();
  await expect(title(page, bulk.title)).toBeVisible();
  await expect(page.getByText(userMessages.switched(2, false))).toBeVisible();
  await expectAccessible(page);
  await button(page, bulk.undo).click();
  await page.getByRole("alertdialog").getByRole("button", { name: bulk.undo }).click();
  await expect(page.getByText(bulk.undone(2))).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole("checkbox", { name: /^Select / }).nth(2)).toBeVisible();
  await expect(states).toHaveCount(0);
});

test("a super administrator is made by two, and the second sees what it is", async ({
  page,
  browser,
}) => {
  await signedIn(page, "admin");
  await page.goto(`${staffPaths.users}?search=Ogbonna`);
  await page.getByRole("link", { name: /^Ogbonna/ }).click();
  await page.getByRole("tab", { name: userMessages.tabs.roles }).click();
  await page.getByRole("button", { name: /^Give ?: super administrator/ }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("button", { name: userMessages.giveRole }).click();
  await expect(page.getByText(approvalMessages.waits)).toBeVisible();

  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await signedIn(other, "super.two");
  await other.goto(staffPaths.approvals);
  await expect(other.getByText(/Ogbonna .* the role super administrator/)).toBeVisible();
  await expectAccessible(other);
  await act(other, /^Actions for Give Ogbonna/, approvalMessages.refuse);
  const decision = other.getByRole("alertdialog");
  await expect(decision.getByText(why)).toBeVisible();
  await decision
    .getByRole("textbox", { name: actMessages.reason })
    .fill("She advises a class until July.");
  await decision.getByRole("button", { name: approvalMessages.refuse }).click();
  await expect(other.getByText(approvalMessages.refusedSaved)).toBeVisible();
  await other.context().close();

  await page.goto(paths.notifications);
  await expect(page.getByRole("link", { name: approvalMessages.refusedTitle })).toBeVisible();

  await page.goto(staffPaths.approvalPolicies);
  const policy = page.getByRole("row", { name: /give one person a right/i });
  await act(page, /^Actions for Give one person a right/, policyMessages.change);
  await question.getByRole("combobox").selectOption("school.approve" satisfies Claim);
  await expect(question.getByText(policyMessages.waiting(0))).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("textbox", { name: /^Type/ }).fill(policyMessages.changeWords);
  await question.getByRole("button", { name: policyMessages.change }).click();
  await expect(policy).toContainText(claimName("school.approve"));
});

test("a right that a role gains shows in its menu at once, without a new sign-in", async ({
  page,
  browser,
}) => {
  const officer = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await officer.setViewportSize({ width: 1280, height: 900 });
  await signedIn(officer, "hostel");
  await officer.goto(paths.dashboard);
  await expectDashboard(officer);
  const modules = officer.getByRole("navigation", { name: "Modules" });
  await expect(modules.getByRole("link", { name: "Notice Board Setup" })).toHaveCount(0);
  await officer.goto(staffPaths.users);
  await expect(officer).toHaveURL(/no_access/);
  await officer.goto(paths.dashboard);
  await expectDashboard(officer);

  await signedIn(page, "admin");
  await page.goto(`${staffPaths.roles}?role=hostel+officer`);
  await expect(title(page, rightsMessages.roleTitle("Hostel officer"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "See notices" }).check();
  await button(page, rightsMessages.preview).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Abubakar Maryam Bala")).toBeVisible();
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("textbox", { name: /^Type CHANGE/ }).fill("CHANGE HOSTEL OFFICER");
  await question.getByRole("button", { name: rightsMessages.save }).click();
  await expect(page.getByText(rightsMessages.saved("Hostel officer"))).toBeVisible();
  await page.goto(`${staffPaths.manageMenu}?label=notice+board+setup`);
  await page.getByRole("checkbox", { name: "Hostel officer" }).check();
  await button(page, rightsMessages.saveRoles).click();
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("button", { name: rightsMessages.saveRoles }).click();
  await expect(page.getByText(actMessages.saved(rightsMessages.thing))).toBeVisible();

  // The officer presses on, without a reload and without a new sign-in.
  await modules.getByRole("link", { name: "Profile" }).click();
  const board = modules.getByRole("link", { name: "Notice Board Setup" });
  await expect(board).toBeVisible();

  // The right is taken while its page is open: the next press leads to words, and the label is gone.
  await board.click();
  const search = officer.getByRole("textbox", { name: noticeBoardMessages.search });
  await expect(search).toBeVisible();
  await page.goto(`${staffPaths.roles}?role=hostel+officer`);
  await page.getByRole("checkbox", { name: "See notices" }).uncheck();
  await button(page, rightsMessages.preview).click();
  await question.getByRole("textbox", { name: actMessages.reason }).fill(why);
  await question.getByRole("textbox", { name: /^Type CHANGE/ }).fill("CHANGE HOSTEL OFFICER");
  await question.getByRole("button", { name: rightsMessages.save }).click();
  await expect(page.getByText(rightsMessages.saved("Hostel officer"))).toBeVisible();
  await search.fill("fees");
  await search.press("Enter");
  await expect(officer).toHaveURL(/no_access/);
  await expect(officer.getByText(accountWords.refused)).toBeVisible();
  await expect(board).toHaveCount(0);
  await officer.context().close();
});
