/** Accounts of staff: set up, let in again by the help desk, and what people change of their own. */
import { accountMessages } from "@polyportal/domain/messages/account";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { actMessages } from "@polyportal/domain/messages/act";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { newUserMessages } from "@polyportal/domain/messages/new-user";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { resetLinkMessages } from "@polyportal/domain/messages/reset-links";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { twoFactorMessages } from "@polyportal/domain/messages/two-factor";
import { userMessages } from "@polyportal/domain/messages/users";
import { paths } from "@polyportal/domain/routes/paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  enter,
  expectDashboard,
  linkFor,
  newestLetter,
  signedIn,
  signIn,
} from "../support/account.ts";
import { codeOf } from "../support/authenticator.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

// Nobody else's journey has this account: its address changes, and its second factor.
const own = { userName: "student.affairs", email: "student.affairs@alani.example" };
const next = "chinedu.okafor@example.com";
const password = "Three-words-apart-7";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

/** A browser of another person's. */
const elsewhere = async (browser: Browser) =>
  (
    await browser.newContext({
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 900 },
    })
  ).newPage();

/** Fills in a new account, and makes it. */
async function fillIn(page: Page, account: { userName: string; role: string; email: string }) {
  await page.goto(staffPaths.editUser);
  await box(page, userMessages.columns.userName).fill(account.userName);
  await page.getByLabel(userMessages.columns.role).selectOption({ label: account.role });
  await box(page, userMessages.fields.lastname).fill("Danladi");
  await box(page, userMessages.fields.firstname).fill("Rahila");
  await box(page, userMessages.columns.email).fill(account.email);
  await box(page, userMessages.columns.mobileNumber).fill("08030000099");
  await button(page, userMessages.create).click();
}

test.describe(() => {
  // The server asks for the reason, since it knows which roles decide.
  test.use({ tolerated: /create-user/ });

  test("an account whose role decides is asked for with a reason, and another makes it", async ({
    page,
    browser,
  }) => {
    await signedIn(page, "administrator");
    const email = "second.bursar@example.com";
    await fillIn(page, { userName: "second.bursar", role: "Bursar", email });
    const asked = page.getByRole("alertdialog");
    await asked.getByRole("textbox", { name: actMessages.reason }).fill("May is on leave in June.");
    await asked.getByRole("button", { name: newUserMessages.label }).click();
    await expect(title(page, userMessages.title)).toBeVisible();
    await expect(page.getByText(approvalMessages.waits)).toBeVisible();

    const other = await elsewhere(browser);
    await signedIn(other, "admin");
    await other.goto(staffPaths.approvals);
    await expect(other.getByText("Make an account for Danladi Rahila: bursar")).toBeVisible();
    await other.context().close();
  });
});

test("an account is made, set up by its link, and lets others in again from the help desk", async ({
  page,
  browser,
}) => {
  await signedIn(page, "admin");
  await fillIn(page, { userName: "second.desk", role: "Help desk", email: "rahila@example.com" });
  await expect(title(page, /Danladi/.source)).toBeVisible();

  const desk = await elsewhere(browser);
  await desk.goto(await linkFor(page.request, "rahila@example.com"));
  await box(desk, authenticationWords.newPassword).first().fill(password);
  await box(desk, authenticationWords.newPasswordAgain).fill(password);
  await button(desk, authenticationWords.submitProfile).click();
  await expect(desk.getByText(accountMessages.profileCreated.body)).toBeVisible();
  await enter(desk, "second.desk", password);
  await expectDashboard(desk);
  await desk
    .getByRole("navigation", { name: "Modules" })
    .getByRole("link", { name: "Student Management" })
    .click();
  await expect(title(desk, resetLinkMessages.title)).toBeVisible();
  await box(desk, resetLinkMessages.search).fill("bursar");
  await expect(desk.getByRole("row", { name: /bursar/ })).toHaveCount(1);
  await expectAccessible(desk);
  await desk.getByRole("button", { name: /^Actions for/ }).click();
  await desk.getByRole("menuitem", { name: resetLinkMessages.send.again }).click();
  await expect(desk.getByText(resetLinkMessages.sent("b***@alani.example"))).toBeVisible();
  expect(await linkFor(page.request, "bursar@alani.example")).toContain(paths.resetPassword);
  await desk.goto(staffPaths.users);
  await expect(desk).toHaveURL(/no_access/);
  await desk.context().close();
});

test("another address counts once its link was opened; a photo takes the initials' place", async ({
  page,
  pictures,
}) => {
  await signIn(page, own.userName);
  await expectDashboard(page);
  await page.goto(paths.profile);
  await button(page, `${accountWords.change} ${staffProfileMessages.email.changeWhat}`).click();
  await box(page, staffProfileMessages.email.another).fill(next);
  await box(page, staffProfileMessages.email.currentPassword).fill("Demo-Pass-1");
  await expectAccessible(page);
  await button(page, staffProfileMessages.email.send).click();
  await expect(page.getByText(`A link was sent to ${next}`)).toBeVisible();
  await expect(page.getByText(own.email)).toBeVisible();

  // Whoever is signed in opens the link in the same browser.
  await page.goto(await linkFor(page.request, next));
  await expect(title(page, authenticationWords.emailAddressConfirmed)).toBeVisible();
  expect(await newestLetter(page.request, own.email)).toContain("c***@example.com");
  await page.goto(paths.profile);
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(own.email)).toHaveCount(0);

  await page.getByLabel("Profile picture").setInputFiles(pictures.scan);
  await button(page, "Use this photo").click();
  await expect(page.getByText(profileMessages.photoSaved.title)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
});

test("a lost authenticator app is switched off by an official, by typed words", async ({
  page,
  browser,
}) => {
  const lost = await elsewhere(browser);
  await signIn(lost, own.userName);
  await expectDashboard(lost);
  await lost.goto(paths.changePassword);
  await button(lost, twoFactorMessages.begin).click();
  await box(lost, accountWords.currentPassword).last().fill("Demo-Pass-1");
  await button(lost, twoFactorMessages.begin).click();
  const key = await lost.locator("code").innerText();
  await box(lost, twoFactorMessages.code).fill(codeOf(key));
  await button(lost, twoFactorMessages.confirm).click();
  await expect(lost.getByText(twoFactorMessages.recoveryTitle)).toBeVisible();

  await signIn(page, "admin");
  await expectDashboard(page);
  await page.goto(`${staffPaths.users}?search=${own.userName}`);
  await page.getByRole("link", { name: /^Okafor/ }).click();
  await button(page, userMessages.resetFactor).click();
  const question = page.getByRole("alertdialog");
  await question
    .getByRole("textbox", { name: actMessages.reason })
    .fill("The telephone was stolen; seen in person.");
  await question.getByRole("textbox", { name: /^Type RESET/ }).fill("RESET STUDENT.AFFAIRS");
  await question.getByRole("button", { name: userMessages.resetFactor }).click();
  await expect(page.getByText(/signs in without the app from now on/)).toBeVisible();

  // In again, without it.
  await lost.context().clearCookies();
  await signIn(lost, own.userName);
  await expect(lost.getByRole("button", { name: /Okafor/ })).toBeVisible();
  await lost.context().close();

  await page.goto(`${staffPaths.securityLog}?kind=secondFactor&search=okafor`);
  await expect(page.getByText(/Switched off the lost authenticator app/).first()).toBeVisible();
});
