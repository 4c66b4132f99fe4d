/** What became of the school's records as officials see it: found, compared, checked; and who was kept out. */
import { actMessages } from "@polyportal/domain/messages/act";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const phone = "08035550142";

test("a change is found in the audit with what was before and after, and the record is sound", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(`${staffPaths.users}?search=helpdesk`);
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("link", { name: userMessages.edit, exact: true }).click();
  // Its heading has the focus once the form listens.
  await expect(page.getByRole("heading", { level: 1, name: userMessages.editTitle })).toBeFocused();
  await page.getByRole("textbox", { name: userMessages.columns.mobileNumber }).fill(phone);
  await page.getByRole("button", { name: actMessages.save, exact: true }).click();
  await expect(page.getByText(actMessages.saved(userMessages.thing))).toBeVisible();

  await page.goto(`${staffPaths.audit}?action=updateUser`);
  await expect(page.getByRole("heading", { level: 1, name: auditMessages.title })).toBeVisible();
  await page.getByRole("link", { name: "Changed the account" }).first().click();
  const entry = page.getByRole("region", { name: auditMessages.entry });
  await expect(entry.getByText(phone)).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole("link").first().click();
  await page.getByRole("tab", { name: auditMessages.history }).click();
  const history = page.getByRole("list", { name: /^History of / });
  await expect(history.getByText(phone).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(staffPaths.audit);
  await page.getByRole("button", { name: auditCheckMessages.verifyWhole }).click();
  await page.getByRole("button", { name: auditCheckMessages.begin }).click();
  await expect(page.getByText(auditCheckMessages.nothingFound)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});

test("the security log shows a failed sign-in of somebody", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const answer = await other.request.post("/api/Authentication/login", {
    data: { userName: "hostel", password: "Wrong-Pass-1" },
  });
  expect(answer.status()).toBe(400);
  await other.context().close();

  await signedIn(page, "admin");
  // It is written some seconds later, together with others.
  await expect(async () => {
    await page.goto(`${staffPaths.securityLog}?kind=failed&search=abubakar`);
    await expect(page.getByText(/wrong password/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: securityMessages.title })).toBeVisible();
  await expectAccessible(page);
});
