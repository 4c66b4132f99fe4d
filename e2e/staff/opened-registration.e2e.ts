/** Registration opened for students by a pasted list, and ended for one of them, by keys alone. */
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({
  viewport: desk,
  contextOptions: { reducedMotion: "reduce" },
  // A number of nobody's.
  tolerated: /422.*open-for-student/,
});

test("a pasted list is mended where a number is nobody's, and registration opened for the others", async ({
  page,
}) => {
  await signedIn(page, "exams");
  await page.goto(withSearch(staffPaths.approveCourses, { level: "1" }));
  const numbers = page.getByRole("cell", { name: /^[A-Z]+\/[A-Z]+\/\d+/ });
  await expect(numbers.first()).toBeVisible();
  const [one = "", other = ""] = await numbers.allTextContents();

  await page.goto(staffPaths.openForStudent);
  await page.getByRole("button", { name: words.open }).press("Enter");
  const form = page.getByRole("dialog", { name: words.open });
  const list = form.getByRole("textbox", { name: words.columns.matricNumbers });
  await list.fill(`${one}\n${other}, ND/NONE/1`);
  await form.getByRole("combobox", { name: listColumns.semester }).focus();
  await page.keyboard.type("First");
  const until = form.getByRole("group", { name: words.columns.until });
  await until.getByRole("textbox", { name: "Day" }).fill("31");
  await until.getByRole("textbox", { name: "Month" }).fill("12");
  await until.getByRole("textbox", { name: "Year" }).fill("2099");
  await form.getByRole("textbox", { name: words.columns.reason }).fill("In hospital in October.");
  await form.getByRole("button", { name: words.submit }).press("Enter");
  await expect(form.getByText(words.noStudents(["ND/NONE/1"])).first()).toBeVisible();
  await expectAccessible(page);
  await list.fill(`${one}\n${other}`);
  await form.getByRole("button", { name: words.submit }).press("Enter");
  await expect(page.getByText(words.opened(2))).toBeVisible();

  await page.setViewportSize(desk);
  // Others may be let in besides: whoever's registration was returned.
  await page.goto(withSearch(staffPaths.openForStudent, { search: one }));
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveCount(1);
  const name = (await rows.first().textContent()) ?? "";
  await page.getByRole("button", { name: `Actions for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: words.end }).press("Enter");
  const question = page.getByRole("alertdialog", { name: words.endTitle(name) });
  await question.getByRole("textbox").fill("Opened by mistake, as it turned out.");
  await question.getByRole("button", { name: words.end }).press("Enter");
  await expect(page.getByText(words.ended, { exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: words.states.over })).toBeVisible();
  await expectAccessible(page);
});
