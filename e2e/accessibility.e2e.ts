/**
 * Every page in its main states: axe, sideways scroll, titles, focus, and the keyboard alone. The pages
 * between sign-in and portal, which an account passes once, are looked at in account/sign-in.e2e.ts, the
 * application's from its first section to its slip in applicant/journey.e2e.ts.
 */
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { nd } from "@polyportal/domain/programmes/nd";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { paths } from "@polyportal/domain/routes/paths";
import type { Locator, Page } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoViolation,
} from "./support/accessible.ts";
import { chooseModule, expectDashboard, signedIn, signIn } from "./support/account.ts";
import * as application from "./support/application.ts";
import {
  atCardPage,
  expectPaid,
  lookUp,
  newPayer,
  readNotices,
  rrrOnPage,
  toCardPage,
} from "./support/payer.ts";
import { openInvoice, paidInvoice } from "./support/prepared.ts";
import { expect, test } from "./support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test.describe("before sign-in", () => {
  test("the landing page, its notices open and read", async ({ page }) => {
    await page.goto(paths.landing);
    await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
    await readNotices(page);
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("link", { name: "Check Admission No" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolation(page);
  });

  for (const path of [
    paths.verifyConfirmation,
    paths.noAccess,
    `${paths.noAccess}?from=error`,
    "/post_graduate_portal",
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(title(page, /\w/)).toBeVisible();
      await expectAccessible(page);
    });
  }

  const forms: readonly [path: string, submit: string][] = [
    [paths.login, "Sign in"],
    [paths.forgotPassword, "Send the link"],
    [paths.verifyAccount, "Verify account"],
    [`${paths.resetPassword}?token=any`, "Change password"],
    [paths.verifyRemitaStatus, "Verify"],
    [paths.feeReceipt, "Show the receipt"],
    [paths.admissionStatus, "Verify"],
    [paths.prospectiveStudents, "Check"],
    [nd.paths.login, "Login"],
    [subDegree.paths.generateInvoice, "Continue"],
    [generateInvoiceOf(nd), "Continue"],
  ];
  for (const [path, submit] of forms) {
    test(`${path}, empty and sent empty`, async ({ page }) => {
      await page.goto(path);
      await expect(button(page, submit)).toBeEnabled();
      await expectAccessible(page);
      await button(page, submit).click();
      await expect(page.getByText("Error:").first()).toBeAttached();
      await expectAccessible(page);
    });
  }

  test.describe("what is refused", () => {
    test.use({ tolerated: /40[0-9]/ });

    test("a sign-in, a link and an RRR", async ({ page }) => {
      await signIn(page, "dean", "Not-Her-Pass-1");
      await expect(page.getByText("Login Failed!")).toBeVisible();
      await expectAccessible(page);
      for (const path of [paths.createProfile, paths.verifyConfirmation]) {
        await page.goto(`${path}?token=any`);
        await expect(page.getByText("This link is wrong")).toBeVisible();
        await expectAccessible(page);
      }
      const { rrr } = await openInvoice(page.request, nd);
      await application.signIn(page, rrr, nd.paths.login);
      await expect(page.getByText("Not paid yet?")).toBeVisible();
      await expectAccessible(page);
    });
  });

  test("from the look-up to the receipt", async ({ page }) => {
    const payer = newPayer();
    await page.goto(generateInvoiceOf(nd));
    await lookUp(page, nd, payer.phone);
    await expect(page.getByRole("region", { name: "Your details" })).toBeVisible();
    await expectAccessible(page);

    const { id, rrr } = await openInvoice(page.request, nd);
    await page.goto(`${nd.paths.invoice}?invoice=${id}`);
    await rrrOnPage(page);
    await expectAccessible(page);
    await toCardPage(page, rrr);
    await expectAccessible(page);
    await atCardPage(page, /^Pay ₦/);
    await expectPaid(page);
    await expectAccessible(page);
  });

  test("what the verification pages find", async ({ page }) => {
    const open = await openInvoice(page.request, nd);
    const { rrr, payer } = await paidInvoice(page.request, nd);
    await application.signIn(page, rrr, nd.paths.login);
    await expect(title(page, "ND Application")).toBeVisible();
    for (const [path, reference] of [
      [paths.verifyRemitaStatus, open.rrr],
      [paths.verifyRemitaStatus, rrr],
      [paths.prospectiveStudents, rrr],
    ] as const) {
      await page.goto(path);
      await box(page, "RRR").fill(reference);
      await box(page, "RRR").press("Enter");
      await expect(page.getByRole("heading", { level: 2, name: "What we found" })).toBeVisible();
      await expectAccessible(page);
    }
    const number = await page.getByText(/^ND\/2026\/\d+$/).textContent();
    await page.goto(paths.admissionStatus);
    await box(page, "Application Number").fill(number ?? "");
    await button(page, "Verify").click();
    await expect(page.getByRole("heading", { level: 2, name: "What we found" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(paths.feeReceipt);
    await box(page, "RRR").fill(rrr);
    await box(page, "Mobile Number").fill(payer.phone);
    await button(page, "Show the receipt").click();
    await expect(page.getByRole("heading", { name: "Payment Receipt" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("after sign-in", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the pages of a student in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await signedIn(page, "student");
      for (const path of [paths.noAccess, paths.notifications, paths.dashboard]) {
        await page.goto(path);
        await expect(title(page, /\w/)).toBeVisible();
        await expectAccessible(page);
      }
      await page.getByRole("button", { name: "Modules" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press("Escape");
      await chooseModule(page, "Profile");
      await expect(title(page, "Profile")).toBeFocused();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Change Password" }).click();
      await expect(title(page, "Change Password")).toBeFocused();
      await button(page, "Change password").click();
      await expect(page.getByText("Error:").first()).toBeAttached();
      await expectAccessible(page);
      await chooseModule(page, "Sign Out");
      await expect(page.getByText(shellMessages.signOut.body)).toBeVisible();
      await expectAccessible(page);
    });
  }

  for (const userName of ["lecturer", "admin"]) {
    test(`the dashboard of ${userName}, on a phone and at a desk`, async ({ page }) => {
      await signedIn(page, userName);
      await page.goto(paths.dashboard);
      await expectDashboard(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoViolation(page);
    });
  }
});

test("what these journeys hold a page to refuses a picture without words", async ({ page }) => {
  // No notices open over it, behind which nothing is asked.
  await page.goto(paths.verifyRemitaStatus);
  await expect(button(page, "Verify")).toBeEnabled();
  await expectNoViolation(page);
  await page.locator("h1").evaluate((title) => title.append(document.createElement("img")));
  await expect(expectNoViolation(page)).rejects.toThrow("image-alt: <img>");
});

test("what these journeys hold a page to refuses small targets", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.verifyRemitaStatus);
  await expect(button(page, "Verify")).toBeEnabled();
  await page.getByRole("main").evaluate((main) => {
    for (const word of ["a", "b"]) {
      const small = document.createElement("button");
      small.style.cssText = "display: inline-block; width: 9px; height: 9px; padding: 0";
      small.textContent = word;
      main.append(small);
    }
  });
  await expect(expectNoViolation(page)).rejects.toThrow("target-size: <button");
});

test("the pages of the API for people", async ({ page }) => {
  for (const path of ["/api/docs", "/api/dev/mail"]) {
    await page.goto(path);
    await expect(title(page, /\w/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    // Every family is made as the first few are: hundreds of them take axe half a minute.
    await page.evaluate(() => {
      for (const more of [...document.querySelectorAll("section")].slice(3)) more.remove();
    });
    await expectAccessible(page);
  }
});

test("a new page moves focus to its heading and changes the title, and so does Back", async ({
  page,
}) => {
  const open = async (name: string) => {
    await page.getByRole("banner").locator("summary").click();
    await page.getByRole("link", { name }).click();
  };
  const expectArrival = async (name: string) => {
    await expect(title(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} – Alani State Polytechnic`);
  };
  await readNotices(page);
  await open("Verify Payment Status");
  await expectArrival("Verify Payment Status");
  await open("Check Admission No");
  await expectArrival("Check Admission No");
  await page.goBack();
  await expectArrival("Verify Payment Status");
});

/** Presses Tab until something has the focus, which everybody can see on the way there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const { seen, name } = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { seen: true, name: "the page" };
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const seen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      return { seen, name: focused.outerHTML };
    });
    expect(seen, `no focus ring on ${name}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The Tab key does not lead there.");
}

test("the keyboard alone leads from the landing page to an invoice", async ({ page }) => {
  const { phone, ...payer } = newPayer();
  await page.goto(paths.landing);
  const notices = page.getByRole("dialog", { name: "Notices" });
  await expect(notices).toBeVisible();
  await tabTo(page, notices.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(notices).toBeHidden();

  await tabTo(page, page.getByRole("link", { name: "Generate Invoice for ND", exact: true }));
  await page.keyboard.press("Enter");
  await expect(title(page, "Generate ND Invoice")).toBeFocused();
  await tabTo(page, box(page, "Mobile Number"));
  await page.keyboard.type(phone);
  await page.keyboard.press("Enter");

  const entries = { Surname: payer.lastname, "First Name": payer.firstname, Email: payer.email };
  for (const [name, text] of Object.entries(entries)) {
    await tabTo(page, box(page, name));
    await page.keyboard.insertText(text);
  }
  await tabTo(page, button(page, invoiceFormMessages.toCheck));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: invoiceFormMessages.check.title })).toBeFocused();
  await tabTo(page, button(page, "Generate Invoice"));
  await page.keyboard.press("Enter");
  await rrrOnPage(page);
  await expect(title(page, /Invoice/)).toBeFocused();
});
