/** A student who has registered says what the lecturers are like: first a part of it, then all, once. */
import { appraisalMessages } from "@polyportal/domain/messages/appraisal";
import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedInWithCalls } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Registrable = { courses: { id: number; kind: string; creditUnit: number }[] };

/** Signed in, with the first semester's courses registered by the calls that the pages make. */
async function registered(page: Page, userName: string): Promise<void> {
  const call = await signedInWithCalls(page, userName);
  const asked = { sessionId: 3, semester: "First" };
  const { courses } = await call<Registrable>(
    "GET",
    `/api/courseRegistration/registrable-courses?sessionId=${asked.sessionId}&semester=${asked.semester}`,
  );
  const courseIds = courses.filter(({ kind }) => kind !== "Elective").map(({ id }) => id);
  await call("POST", "/api/courseRegistration/register", { ...asked, courseIds });
}

/** Gives every question the same stars. */
async function rate(page: Page, stars: string, questions: readonly { text: string }[]) {
  for (const { text } of questions) {
    await page.getByRole("group", { name: text }).getByRole("radio", { name: stars }).check();
  }
}

test("an appraisal is kept, gone on with, and sent once", async ({ page }) => {
  await registered(page, "student");
  await page.goto(paths.lecturerAppraisal);
  const open = page.getByRole("link", { name: /^Appraise / });
  await expect(open.first()).toBeVisible();
  const courses = await open.count();
  await expectAccessible(page);

  await open.first().click();
  await rate(page, "4 Good", appraisalQuestions.slice(0, 3));
  await page.getByRole("button", { name: "Keep for later" }).click();
  await expect(page.getByText(appraisalMessages.kept.title)).toBeVisible();
  await page.getByRole("link", { name: /^Go on / }).click();
  await expect(page.getByRole("radio", { name: "4 Good", checked: true })).toHaveCount(3);
  await expectAccessible(page);
  await rate(page, "5 Excellent", appraisalQuestions.slice(3));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(appraisalMessages.sent.title)).toBeVisible();

  await expect(open).toHaveCount(courses - 1);
  await page.getByRole("combobox", { name: "Appraisal" }).selectOption("completed");
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "First semester" })).toHaveCount(1);
});
