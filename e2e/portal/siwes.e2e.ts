/** The industrial training: a logbook whose words outlive a session, and the paper of it. */
import { siwesMessages } from "@polyportal/domain/messages/siwes";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { paperNames } from "@polyportal/domain/document/kinds";
import { expectAccessible } from "../support/accessible.ts";
import { expectDashboard, expectStartPage, signIn } from "../support/account.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const work = (page: Page) => page.getByRole("textbox", { name: "What you did" });

test.describe("a session that has expired in a half-filled form", () => {
  test.use({ tolerated: /401/ });

  test("leaves every word there after the next sign-in", async ({ page, context }) => {
    await signIn(page, "student");
    await expectDashboard(page);
    await page.goto(paths.siwes);
    await expect(page.getByText("3 of 16 weeks written")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Write week 4" }).click();
    const words = "Wired the new workshop, Ìjẹ̀mí.\nTested every socket twice.";
    await work(page).fill(words);
    await context.clearCookies({ name: /^(token|refreshToken)$/ });
    await page.getByRole("button", { name: "Save week" }).click();
    await expectStartPage(page);

    await signIn(page, "student");
    // Back on the very page.
    await expect(page).toHaveURL(`${paths.siwes}?week=4`);
    await expect(work(page)).toHaveValue(words);
    await expect(page.getByText(/What you typed before is back/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save week" }).click();
    await expect(page.getByText(siwesMessages.weekSaved.title)).toBeVisible();
    await expect(page.getByText("4 of 16 weeks written")).toBeVisible();

    await page.getByRole("link", { name: "Preview and print" }).click();
    await expect(title(page, paperNames["siwes-preview"])).toBeVisible();
    await expect(page.getByText("Tested every socket twice.")).toBeVisible();
    await expectAccessible(page);
    expectTexts(await printedPaper(page), ["Tested every socket twice."]);
  });
});
