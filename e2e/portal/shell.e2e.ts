/** What stands around every page: the account, the search, two factors, being someone else. */
import {
  impersonateMessages,
  impersonationMessages,
} from "@polyportal/domain/messages/impersonation";
import { notificationMessages } from "@polyportal/domain/messages/notification";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { ratingMessages } from "@polyportal/domain/messages/rating";
import {
  sessionEndedMessages,
  signInFirstMessages,
} from "@polyportal/domain/messages/session-ended";
import { twoFactorMessages } from "@polyportal/domain/messages/two-factor";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  chooseModule,
  enter,
  expectDashboard,
  expectStartPage,
  signedIn,
  signIn,
} from "../support/account.ts";
import { codeOf } from "../support/authenticator.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

test("a student keeps the own details up to date and goes to pages by name", async ({ page }) => {
  await signedIn(page, "student");
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  await expect(page.getByRole("heading", { name: "What to do next" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(paths.profile);
  await page.getByRole("button", { name: /^Change how/ }).click();
  await box(page, "Mobile Number").fill("12");
  await button(page, "Save").click();
  await expect(page.getByText("invaild phone number").first()).toBeVisible();
  await box(page, "Mobile Number").fill("0803 555 0001");
  await button(page, "Save").click();
  await expect(page.getByText(profileMessages.saved.title)).toBeVisible();
  await page.reload();
  await expect(page.getByText("08035550001").first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("notif");
  await page.keyboard.press("Enter");
  await expect(title(page, notificationMessages.title)).toBeFocused();
  await expectAccessible(page);
});

test("a page of the menu asks for its data once, from the press on", async ({ page }) => {
  await signedIn(page, "student");
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const menu = {
    "Academic Fees": "School Fees",
    "Course Registration": "Course Registration",
    Results: "Results",
    SIWES: "SIWES",
    Hostel: "Hostel",
    "Lecturer Appraisal": "Lecturer Appraisal",
  };
  for (const [entry, heading] of Object.entries(menu)) {
    asked.length = 0;
    await chooseModule(page, entry);
    await expect(title(page, heading)).toBeFocused();
    await page.waitForLoadState("networkidle");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked, entry).toEqual([...new Set(asked)]);
  }
});

test("a menu that is opened while a page is coming stays open", async ({ page }) => {
  await signedIn(page, "student");
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  const opened = Promise.withResolvers<void>();
  await page.route(/\.js$|\/api\//, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await chooseModule(page, "Results");
  await button(page, "Modules").click();
  const entry = page.getByRole("menuitem", { name: "SIWES" });
  await entry.focus();
  opened.resolve();
  await expect(title(page, "Results")).toBeVisible();
  await expect(entry).toBeFocused();
});

test("the newest notice stands over the pages that are opened, not on paper, until it is read", async ({
  page,
}) => {
  await signedIn(page, "student.pg");
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  const banner = page.getByRole("region", { name: "Notice", exact: true });
  // It comes after the page, and moves none that is read already.
  await expect(async () => {
    await chooseModule(page, "Results");
    await chooseModule(page, "Profile");
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(banner).toContainText("Course registration for the First Semester");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await banner.getByRole("button", { name: "Read" }).click();
  const notices = page.getByRole("dialog", { name: "Notices" });
  await expect(notices.getByRole("article").first()).toContainText("Registration closes");
  // What is for others is none of theirs.
  await expect(notices).not.toContainText("Submission of examination results");
  await expectAccessible(page);
  await notices.getByRole("button", { name: "Continue" }).click();
  await expect(banner).toBeHidden();
  await page.goto(paths.dashboard);
  await expect(page.getByRole("button", { name: /^Read.*Course registration/ })).toBeVisible();
  await expect(banner).toBeHidden();
});

test.describe("two factors", () => {
  test.use({ tolerated: /400/ });

  test("are set up on the page, asked for at sign-in, and replaced by a recovery code", async ({
    page,
  }) => {
    // Nobody else's journey has this account: it asks for a second factor afterwards.
    await signIn(page, "helpdesk");
    await expectDashboard(page);
    await page.goto(paths.changePassword);
    await button(page, twoFactorMessages.begin).click();
    await box(page, "Current password").last().fill("Demo-Pass-1");
    await button(page, twoFactorMessages.begin).click();
    await expect(page.getByRole("img", { name: twoFactorMessages.qrCode })).toBeVisible();
    await expectAccessible(page);
    const key = await page.locator("code").innerText();
    await box(page, twoFactorMessages.code).fill(codeOf(key));
    await button(page, twoFactorMessages.confirm).click();
    await expect(page.getByText(twoFactorMessages.recoveryTitle)).toBeVisible();
    await expectAccessible(page);
    const recovery = await page.locator("code").first().innerText();
    await button(page, twoFactorMessages.kept).click();
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, "helpdesk");
    await expect(title(page, "Verify OTP")).toBeFocused();
    await expect(button(page, "Send a new code")).toBeHidden();
    await box(page, "Code").fill("AAAAA-AAAAA");
    await button(page, "Verify").click();
    await expect(page.getByText("The code is wrong or has expired.")).toBeVisible();
    await box(page, "Code").fill(recovery.toLowerCase());
    await button(page, "Verify").click();
    // The session ended on that page: the new one goes on there.
    await expect(title(page, "Change Password")).toBeVisible();
  });
});

test.describe("being someone else", () => {
  test.use({ tolerated: /409/ });

  test("shows the portal as they see it, changes nothing, and ends by hand", async ({ page }) => {
    await signedIn(page, "admin");
    await page.goto(paths.dashboard);
    await box(page, impersonateMessages.userName).fill("student.jupeb");
    await expectAccessible(page);
    await button(page, impersonateMessages.submit).click();
    await expectDashboard(page);
    const banner = page.getByRole("region", { name: "Impersonation" });
    await expect(banner).toContainText(/Effiong .* is signed in as .*Bello/);
    await expect(page.getByText(impersonationMessages.readOnly)).toBeVisible();
    await expectAccessible(page);

    await page.goto(paths.profile);
    await page.getByRole("button", { name: /^Change how/ }).click();
    await box(page, "Contact address").fill("1 New Road");
    await button(page, "Save").click();
    await expect(page.getByText(/to look, not to change anything/)).toBeVisible();

    // The own session has waited.
    await button(page, "End session").click();
    await expectDashboard(page);
    await expect(box(page, impersonateMessages.userName)).toBeVisible();
    await page.context().clearCookies();
    await page.goto(paths.login);
    await enter(page, "student.jupeb");
    await expectDashboard(page);
    await expect(page.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
    await page.goto(paths.notifications);
    await expect(page.getByRole("heading", { name: "Someone signed in as you" })).toBeVisible();
    await button(page, notificationMessages.markAll).click();
    await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  });
});

test.describe("a rating", () => {
  test.use({ tolerated: /409/ });

  test("is asked for when the session says so, and keeps its words when it is refused", async ({
    page,
    context,
    baseURL,
  }) => {
    await signedIn(page, "lecturer");
    await context.addCookies([{ name: "displayCSATModal", value: "true", url: baseURL ?? "" }]);
    await page.goto(paths.dashboard);
    const modal = page.getByRole("dialog", { name: ratingMessages.title });
    await expect(button(page, ratingMessages.submit)).toBeDisabled();
    await modal.getByRole("radio", { name: "4 Good" }).check({ force: true });
    await modal.getByRole("textbox").fill("It is quick.");
    await expectAccessible(page);
    // The account is younger than three months: the server knows better than the cookie.
    await button(page, ratingMessages.submit).click();
    await expect(page.getByText(ratingMessages.failed.title)).toBeVisible();
    await expect(modal.getByRole("textbox")).toHaveValue("It is quick.");
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await page.reload();
    await expectDashboard(page);
    await expect(modal).toBeHidden();
  });
});

test.describe("a session that ends by itself", () => {
  test.use({ tolerated: /401/ });

  test("says so, and leads back to the page and the words", async ({ page, context }) => {
    await signedIn(page, "student");
    const address = `${paths.changeOfDepartment}?from=menu`;
    await page.goto(address);
    const reason = page.getByRole("textbox", { name: /Reason/ });
    await reason.fill("My health does not let me work in the laboratory.");
    await expect(page.getByText("Saved on this device")).toBeVisible();
    await context.clearCookies({ name: /token$/i });
    await page.goto(address);
    await expect(page).toHaveURL(paths.landing);
    await expect(page.getByText(sessionEndedMessages.title)).toBeVisible();
    await button(page, "Continue").click();
    await page.getByRole("link", { name: sessionEndedMessages.signIn }).click();
    await expect(page.getByText(sessionEndedMessages.title)).toBeVisible();
    await enter(page, "student");
    await expect(page).toHaveURL(address);
    await expect(reason).toHaveValue("My health does not let me work in the laboratory.");
  });
});

test("a bookmark opened after the session is gone asks for the sign-in, and opens after it", async ({
  page,
  context,
}) => {
  await signedIn(page, "student");
  const address = `${paths.results}#what-if`;
  await page.goto(address);
  await expect(title(page, "Results")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.close();
  await context.clearCookies();
  const bookmarked = await context.newPage();
  await bookmarked.goto(address);
  await expect(bookmarked).toHaveURL(paths.landing);
  await expect(bookmarked.getByText(signInFirstMessages.title)).toBeVisible();
  await button(bookmarked, "Continue").click();
  await expectAccessible(bookmarked);
  await bookmarked.getByRole("link", { name: signInFirstMessages.signIn, exact: true }).click();
  await expect(bookmarked.getByText(signInFirstMessages.title)).toBeVisible();
  await enter(bookmarked, "student");
  await expect(bookmarked).toHaveURL(address);
  await expect(bookmarked.getByRole("tab", { name: "What if" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("an address that is no page leads to the start without a word", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(paths.landing);
  // The school's notices may have opened over it by then.
  const heading = { name: "Apply to Alani State Polytechnic", level: 1, includeHidden: true };
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(page.getByText(signInFirstMessages.title)).toBeHidden();
});

test("signing out in one tab signs out the other", async ({ page, context }) => {
  await signedIn(page, "hod");
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  const other = await context.newPage();
  await other.goto(paths.profile);
  await expect(title(other, "Profile")).toBeVisible();
  await page.getByRole("button", { name: "Ogunlade" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expectStartPage(page);
  await expectStartPage(other);
});
