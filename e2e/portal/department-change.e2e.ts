/** A student applies for another department, and thinks better of it. */
import { departmentChangeMessages } from "@polyportal/domain/messages/department-change";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { paths } from "@polyportal/domain/routes/paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an application is sent, stands alone, and is withdrawn", async ({ page }) => {
  await signedIn(page, "student");
  await page.goto(paths.profile);
  await page.getByRole("link", { name: departmentChangeMessages.apply }).click();
  await expect(page).toHaveURL(paths.changeOfDepartment);
  await expect(page.getByText("You study in the department of Computer Science")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Department" }).fill("Stat");
  await page.getByRole("option", { name: /^Statistics/ }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("It is what I am good at.");
  await page.getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByText(departmentChangeMessages.sent.title)).toBeVisible();
  await expect(page.getByText("Waiting for a decision")).toBeVisible();
  await expectAccessible(page);

  await page.goto(paths.changeOfDepartment);
  await expect(page.getByText(errorCodes.department_change_pending.message)).toBeVisible();
  await page.getByRole("link", { name: "See your application" }).click();
  await page.getByRole("button", { name: "Withdraw the application" }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByText(departmentChangeMessages.withdrawn.title)).toBeVisible();
  await expect(page.getByText("Waiting for a decision")).toBeHidden();
});

test("who has registered nothing has nobody to appraise yet", async ({ page }) => {
  await signedIn(page, "student.pg");
  await page.goto(paths.lecturerAppraisal);
  await expect(page.getByText("Once you have registered courses")).toBeVisible();
  await expectAccessible(page);
});
