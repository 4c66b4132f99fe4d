/** A student and whoever looks after the class read why nothing is registered: the same sentences. */
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { whyNotWords as words } from "@polyportal/domain/messages/why-not.words";
import { paths } from "@polyportal/domain/routes/paths";
import { classPath } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The foundation year of Science Laboratory Technology, one of whom owes the fees in every journey. */
const which = { session: 3, department: 6, level: 5, semester: "First" };
const owing = { userName: "student.jupeb", name: "Bello Aisha Hadiza" };

test("the dean opens a row of the class, and the student the own page, to the same words", async ({
  page,
  browser,
}) => {
  await signedIn(page, owing.userName);
  await page.goto(paths.courseRegistration);
  await page
    .getByRole("button", { name: courseRegistrationWords.whyNotOf("First semester") })
    .click();
  const own = page.getByRole("list", { name: words.title }).getByRole("listitem");
  await expect(own.first()).toBeVisible();
  await expect(own.first()).toContainText(words.settledBy("student", true));
  await expect(own.first().getByRole("link")).toHaveAttribute("href", paths.schoolFees);
  const sentences = await own.evaluateAll((items) =>
    items.map((item) => item.firstElementChild?.textContent ?? ""),
  );
  expect(sentences.length).toBeGreaterThan(0);
  await expectAccessible(page);

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const office = await desk.newPage();
  await signedIn(office, "dean");
  await office.goto(classPath(which));
  const { view } = classPages;
  const table = office.getByRole("region", { name: view.unregistered });
  await office.getByRole("textbox", { name: view.searchUnregistered }).fill(owing.name);
  await expect(table.getByRole("rowheader")).toHaveCount(1);
  await table.getByRole("button", { name: /^Details of/ }).click();
  const told = table.getByRole("list", { name: words.title }).getByRole("listitem");
  await expect(told.first()).toBeVisible();
  expect(
    await told.evaluateAll((items) => items.map((item) => item.firstElementChild?.textContent)),
  ).toEqual(sentences);
  await expect(told.first()).toContainText(words.settledBy("student", false));
  await expectAccessible(office);
  await desk.close();
});
