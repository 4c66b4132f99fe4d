/** Lecturers from a sheet: faults told by row, imported, seen who is missing, undone. */
import { actMessages } from "@polyportal/domain/messages/act";
import { lecturerColumns } from "@polyportal/domain/messages/import-people";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { lecturerMessages } from "@polyportal/domain/messages/lecturers";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const headings = Object.values(lecturerColumns).map(({ heading }) => heading);

/** A row of the sheet, in the order of its columns. */
const lecturer = (number: string, own: { email?: string; unit?: string } = {}) => {
  const { email = `${number.toLowerCase().replace("/", ".")}@example.edu.ng`, unit = "ACC" } = own;
  const cells = [number, "Dr", "Umoren", "Idara", "", "Female", email, "08031234567", unit];
  return [...cells, ...headings.slice(cells.length).map(() => "")];
};

const sheet = (rows: readonly (readonly string[])[]) => ({
  name: "lecturers.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([headings, ...rows].map((cells) => cells.join(",")).join("\n")),
});

test("a sheet with faults is previewed, its refused rows saved, the rest imported and undone", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.lecturers);
  await page.getByRole("link", { name: actMessages.importSheet, exact: true }).click();
  const title = words.title(lecturerMessages.noun);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByLabel(words.file)
    .setInputFiles(
      sheet([
        lecturer("E2E/1"),
        lecturer("E2E/2"),
        lecturer("E2E/3", { unit: "XYZ" }),
        lecturer("E2E/4", { email: "nobody" }),
        lecturer("E2E/5", { email: "five@example.edu.ng" }),
        lecturer("E2E/5", { email: "else@example.edu.ng" }),
      ]),
    );
  const importing = page.getByRole("button", { name: words.import(2) });
  await expect(importing).toBeEnabled();
  await expect(page.getByText("no department has this code")).toBeVisible();
  await expectAccessible(page);
  await page.getByText(/not in the sheet/).click();
  await expect(page.getByText(/\(ASP\/\d+\)/).first()).toBeVisible();

  await page.getByRole("button", { name: `${words.verdicts.Refused} 4` }).click();
  await expect(page).toHaveURL(/verdict=Refused/);
  await expect(page.getByText("This staff number stands twice in the sheet.")).toHaveCount(2);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: words.downloadRefused }).click();
  const file = await (await saved).path();
  // A workbook: the archive's own first letters.
  expect((await readFile(file)).subarray(0, 2).toString()).toBe("PK");

  await importing.click();
  await expect(page.getByText(words.applied(2))).toBeVisible();
  await expectAccessible(page);
  // The address alone brings it back.
  await page.reload();
  await expect(page.getByText(words.applied(2))).toBeVisible();

  await page.goto(`${staffPaths.lecturers}?search=umoren`);
  await expect(page.getByText("E2E/1")).toBeVisible();
  await page
    .getByRole("button", { name: /^Actions for Umoren/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: lecturerMessages.edit }).click();
  const form = page.getByRole("dialog", { name: lecturerMessages.editing("Umoren Idara") });
  await expect(form.getByText(lecturerMessages.staffNumberIs("E2E/1"))).toBeVisible();
  await form.getByRole("textbox", { name: lecturerColumns.title.heading }).fill("Prof");
  await form.getByRole("button", { name: actMessages.save }).click();
  await expect(page.getByText(actMessages.saved(lecturerMessages.thing))).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: words.undo }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.undone(1))).toBeVisible();
  await expect(page.getByText(words.kept(1))).toBeVisible();
  await page.getByRole("button", { name: `${words.verdicts.Kept} 1` }).click();
  await expect(page.getByRole("row", { name: /E2E\/1/ })).toBeVisible();
});
