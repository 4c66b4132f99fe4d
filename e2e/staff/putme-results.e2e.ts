/** An officer's day over PUTME results: imported, asked to be released, approved by another, read by the applicant. */
import { demoJambNumber, demoRrr } from "@polyportal/api/src/database/seed/demo/applicants.ts";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicantCodeMessages } from "@polyportal/domain/messages/applicant-code";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { putmeColumns } from "@polyportal/domain/messages/putme-upload";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { putme } from "@polyportal/domain/programmes/putme";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signIn } from "../support/application.ts";
import { signedIn } from "../support/account.ts";
import { codeFor } from "../support/code.ts";
import { expect, test } from "../support/test.ts";

const options = { reducedMotion: "reduce", viewport: { width: 360, height: 740 } } as const;
// The RRR alone is answered by what is asked besides; a strange device by the code.
test.use({ contextOptions: options, tolerated: /4(22|03|09|01).*application-login/ });

const rrr = demoRrr(putme.slug, "submitted");
const jambNumber = demoJambNumber(rrr);

test("a result is imported, released by two, and read by its applicant", async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, "administrator");
  await page.goto(staffPaths.putmeUpload);
  const rows = [
    Object.values(putmeColumns).map(({ heading }) => heading),
    [jambNumber, "", "67.5", "ICT Centre, Hall A"],
  ];
  await page
    .getByLabel(importPageMessages.paste)
    .fill(rows.map((cells) => cells.join("\t")).join("\n"));
  await page.getByRole("button", { name: importPageMessages.check }).click();
  await page.getByRole("button", { name: importPageMessages.import(1) }).click();
  await expect(page.getByText(importPageMessages.applied(1))).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${staffPaths.putmeResults}?programme=${putme.slug}&session=3`);
  await page.getByRole("button", { name: words.acts.release }).click();
  const question = page.getByRole("alertdialog");
  await question
    .getByRole("textbox", { name: actMessages.reason })
    .fill("The board has read the marks.");
  await expectAccessible(page);
  await question.getByRole("button", { name: words.release.ask }).click();
  await expect(page.getByText(approvalMessages.waits)).toBeVisible();

  const other = await (await browser.newContext({ ...options, baseURL })).newPage();
  await signedIn(other, "super.two");
  await other.goto(staffPaths.approvals);
  await other.getByRole("button", { name: /^Actions for Release 1 PUTME/ }).click();
  await other.getByRole("menuitem", { name: approvalMessages.approve }).click();
  const decision = other.getByRole("alertdialog");
  await decision.getByRole("button", { name: approvalMessages.approve }).click();
  await expect(other.getByText(approvalMessages.saved)).toBeVisible();
  await other.context().close();

  const own = await (await browser.newContext({ ...options, baseURL })).newPage();
  await signIn(own, rrr, putme.paths.login);
  const number = own.getByRole("textbox", { name: "JAMB Number" });
  const code = own.getByRole("textbox", { name: applicantCodeMessages.label });
  await expect(number.or(code)).toBeVisible();
  if (await code.isVisible()) {
    await code.fill(await codeFor(own.request, `${putme.slug}.submitted@alani.example`));
    await own.keyboard.press("Enter");
    await expect(number).toBeVisible();
  }
  await number.fill(jambNumber);
  await own.getByRole("button", { name: "Login", exact: true }).click();
  await expect(own).toHaveURL((url) => url.pathname === putme.paths.preview);
  await own.goto(putme.paths.details);
  await expect(own.getByText("67.5")).toBeVisible();
  await expectAccessible(own);
  await own.context().close();
});
