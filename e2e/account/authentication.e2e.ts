/** The accounts of students and staff: in, out, and what stands between. */
import { accountMessages } from "@polyportal/domain/messages/account";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { signInMessages } from "@polyportal/domain/messages/sign-in";
import { paths } from "@polyportal/domain/routes/paths";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  chooseModule,
  codeFor,
  enter,
  expectDashboard,
  expectStartPage,
  linkFor,
  signedIn,
  signIn,
} from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await box(page, "New password").fill(password);
  await box(page, "New password again").fill(password);
}

const people = { student: "Oluwaseun", lecturer: "Chukwuemeka", admin: "Emmanuel" };

/** What is left of a sign-in is that this device has seen one. */
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

for (const [userName, firstname] of Object.entries(people)) {
  test(`${userName} lands on the dashboard, and signs out`, async ({ page, context }) => {
    await signIn(page, userName);
    await expectDashboard(page);
    await expect(page.getByText(`Welcome, ${firstname}.`)).toBeVisible();

    await chooseModule(page, "Sign Out");
    const question = page.getByRole("alertdialog", { name: shellMessages.signOut.title });
    await expect(question.getByText(shellMessages.signOut.body)).toBeVisible();
    await question.getByRole("button", { name: shellMessages.cancel }).click();
    await expect(question).toBeHidden();
    await chooseModule(page, "Sign Out");
    await question.getByRole("button", { name: shellMessages.signOutConfirm }).click();
    await expectStartPage(page);
    expect(await cookieNames(context)).toEqual(["device"]);

    await page.goto(paths.dashboard);
    await expect(page).toHaveURL(paths.landing);
  });
}

test("an empty form is told what is missing, and asks no server", async ({ page }) => {
  await page.goto(paths.login);
  await button(page, "Sign in").click();
  await expect(box(page, "Username")).toHaveAccessibleDescription(
    `Error: ${signInMessages.userNameMissing}`,
  );
  await expect(box(page, "Password")).toHaveAccessibleDescription(
    `Error: ${signInMessages.passwordMissing}`,
  );
});

test("a form sent before its page's code has come is sent when it has", async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/assets/applicant/*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(paths.login, { waitUntil: "commit" });
  await enter(page, "student");
  await expect(button(page, "Sign in")).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(paths.login);
  send();
  await expectDashboard(page);
});

test.describe("a sign-in that is refused", () => {
  test.use({ tolerated: /400/ });

  test("says why, and keeps what was typed", async ({ page }) => {
    const flag = page.getByRole("alert").filter({ hasText: signInMessages.failed.title });

    await signIn(page, "dean", "Not-Her-Pass-1");
    await expect(flag).toContainText(errorCodes.login_failed.message.trim());
    await expect(box(page, "Username")).toHaveValue("dean");

    await signIn(page, "alumni");
    await expect(flag).toContainText(signInMessages.userTypeRefused.body);

    await signIn(page, "no.menu");
    await expect(flag).toContainText(signInMessages.noMenuItems.body);
    await expect(page).toHaveURL(paths.login);
  });
});

test("a first login changes the email address, and goes on by the link sent there", async ({
  page,
}) => {
  await signIn(page, "new.student");
  await expect(title(page, "Change Email Address")).toBeFocused();
  await expectAccessible(page);
  await box(page, "Email address").fill("yakubu@example.ng");
  await button(page, "Send the link").click();
  await expect(title(page, "Check Your Email")).toBeFocused();
  await expectAccessible(page);

  await page.goto(await linkFor(page.request, "yakubu@example.ng"));
  await expect(title(page, "Email Address Confirmed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await enter(page, "new.student");
  await expectDashboard(page);
});

test.describe("two-factor", () => {
  test.use({ tolerated: /400/ });

  test("signs in with the code of the newest letter", async ({ page }) => {
    const address = "two.factor@alani.example";
    await signIn(page, "two.factor");
    await expect(title(page, "Verify OTP")).toBeFocused();
    const first = await codeFor(page.request, address);
    await button(page, "Send a new code").click();
    await expect(page.getByText(accountMessages.codeSent.body)).toBeVisible();
    await expectAccessible(page);
    const code = await codeFor(page.request, address);

    await box(page, "Code").fill(first === "000000" ? "000001" : "000000");
    await button(page, "Verify").click();
    await expect(page.getByText(errorCodes.otp_invalid.message)).toBeVisible();
    await box(page, "Code").fill(code);
    await button(page, "Verify").click();
    await expectDashboard(page);
  });
});

test.describe("a forgotten password", () => {
  test.use({ tolerated: /400/ });

  test("is chosen anew by a link that works once", async ({ page }) => {
    await page.goto(paths.login);
    await page.getByRole("link", { name: "Forgot Password" }).click();
    await expect(title(page, "Forgot Password")).toBeVisible();
    await box(page, "Email address").fill("registrar@alani.example");
    await button(page, "Send the link").click();
    await expect(page.getByText(accountMessages.resetMailSent.title)).toBeVisible();
    await expect(title(page, "Check Your Email")).toBeFocused();

    const link = await linkFor(page.request, "registrar@alani.example");
    await page.goto(link);
    await chooseNewPassword(page, "short");
    await button(page, "Change password").click();
    await expect(box(page, "New password")).toHaveAccessibleDescription(/Error: /);
    await chooseNewPassword(page, "Ijemi-Market-7");
    await button(page, "Change password").click();
    await expect(page.getByText(accountMessages.passwordReset.body)).toBeVisible();

    await expect(title(page, "Login")).toBeFocused();
    await enter(page, "registrar");
    await expect(page.getByText(signInMessages.failed.title)).toBeVisible();
    await enter(page, "registrar", "Ijemi-Market-7");
    await expectDashboard(page);

    await page.context().clearCookies();
    await page.goto(link);
    await chooseNewPassword(page, "Ijemi-Market-8");
    await button(page, "Change password").click();
    await expect(page.getByText(errorCodes.link_expired.message)).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  });

  test("tells nobody which addresses have an account", async ({ page }) => {
    await page.goto(paths.forgotPassword);
    await box(page, "Email address").fill("nobody@alani.example");
    await button(page, "Send the link").click();
    await expect(page.getByText(accountMessages.resetMailSent.title)).toBeVisible();
    await expect(linkFor(page.request, "nobody@alani.example")).rejects.toThrow("No letter");
  });
});

test("a new student verifies the account, and completes the profile", async ({ page }) => {
  await page.goto(paths.login);
  await page.getByRole("link", { name: "New Student? Verify account" }).click();
  await box(page, "Matric or JAMB number").fill("fresh.student");
  await button(page, "Verify account").click();
  await expect(title(page, "Check Your Email")).toBeFocused();

  await page.goto(await linkFor(page.request, "fresh.student@alani.example"));
  await expect(title(page, "Create Profile")).toBeVisible();
  await expect(box(page, "First Name")).toHaveValue("Temitọpẹ");
  await expectAccessible(page);
  await box(page, "Mobile Number").fill("08012345678");
  await chooseNewPassword(page, "Ijemi-Market-7");
  await button(page, "Create profile").click();
  await expect(page.getByText(accountMessages.profileCreated.title)).toBeVisible();

  await enter(page, "fresh.student", "Ijemi-Market-7");
  await expectDashboard(page);
  await expect(page.getByText("Welcome, Temitọpẹ.")).toBeVisible();
});

test.describe("a change of password", () => {
  test.use({ tolerated: /40[01]/ });

  test("keeps this device signed in, and signs out the others", async ({
    page,
    browser,
    server,
  }) => {
    const desk = await browser.newContext({ baseURL: server.url });
    const other = await desk.newPage();
    await signIn(other, "bursar");
    await expectDashboard(other);

    await signIn(page, "bursar");
    await expectDashboard(page);
    await page.getByRole("button", { name: "Nwachukwu" }).click();
    await page.getByRole("menuitem", { name: "Change Password" }).click();
    await expect(title(page, "Change Password")).toBeFocused();
    await box(page, "Current password").fill("Not-His-Pass-1");
    await chooseNewPassword(page, "Ijemi-Market-7");
    await button(page, "Change password").click();
    await expect(box(page, "Current password")).toHaveAccessibleDescription(
      `Error: ${errorCodes.wrong_password.message}`,
    );
    await box(page, "Current password").fill("Demo-Pass-1");
    await button(page, "Change password").click();
    await expect(page.getByText(accountMessages.passwordChanged.body)).toBeVisible();
    await expect(title(page, "Profile")).toBeFocused();
    await page.reload();
    await expect(title(page, "Profile")).toBeVisible();

    await other.reload();
    await expectStartPage(other);
    await signIn(other, "bursar", "Ijemi-Market-7");
    await expectDashboard(other);
    await desk.close();
  });
});

test.describe("a token that has expired", () => {
  test.use({ tolerated: /401/ });

  test("is renewed silently, in two tabs at once", async ({ page, context }) => {
    await signedIn(page, "student.pg");
    const other = await context.newPage();
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.goto(paths.profile)));
    await Promise.all(tabs.map((tab) => expect(title(tab, "Profile")).toBeVisible()));

    // The server tells an expired token and a broken one alike.
    const broken = { name: "token", value: "broken" };
    await context.addCookies([{ ...broken, url: page.url() }]);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map((tab) => expect(title(tab, "Profile")).toBeVisible()));
    const cookies = await context.cookies();
    expect(cookies).toContainEqual(expect.objectContaining({ name: "token" }));
    expect(cookies).not.toContainEqual(expect.objectContaining(broken));
  });

  test("and cannot be renewed leads to the start page, signed out", async ({ page, context }) => {
    await signedIn(page, "student.pg");
    await page.goto(paths.profile);
    await expect(title(page, "Profile")).toBeVisible();
    await context.clearCookies({ name: /^(token|refreshToken)$/ });
    await page.reload();
    await expectStartPage(page);
    expect(await cookieNames(context)).toEqual(["device"]);
  });
});

test("signing out in one tab signs out the others", async ({ page, context }) => {
  await signedIn(page, "hod");
  await page.goto(paths.dashboard);
  const other = await context.newPage();
  await other.goto(paths.profile);
  await expect(title(other, "Profile")).toBeVisible();

  await chooseModule(page, "Sign Out");
  await button(page, shellMessages.signOutConfirm).click();
  await expectStartPage(page);
  await expectStartPage(other);
});
