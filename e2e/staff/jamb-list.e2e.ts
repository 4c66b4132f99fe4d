/** JAMB's list on a phone: what was sent needs a tick; then its programme is closed and opened again. */
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { importTickMessages } from "@polyportal/domain/messages/import-tick";
import { applicationSetupMessages as setup } from "@polyportal/domain/messages/application-setup";
import {
  jambChoiceColumns,
  jambListColumns,
  jambSubjectColumns,
} from "@polyportal/domain/messages/jamb-list-upload";
import { jambListMessages } from "@polyportal/domain/messages/jamb-list";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const headings = [
  ...Object.values(jambListColumns),
  ...jambSubjectColumns.flatMap(({ subject, score }) => [subject, score]),
  ...Object.values(jambChoiceColumns),
].map(({ heading }) => heading);

const candidate = (number: string, surname: string) =>
  [number, surname, "Ifeoma", "", "Female", "Lagos", "Ikeja", "220", ...Array(8).fill("")].concat(
    "Computer Science",
    "first",
    "none",
  );

test("a list is imported with a tick for what was sent, and its programme closed and opened", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(`${staffPaths.jambList}#import`);
  await expect(page.getByRole("radio", { name: jambListMessages.lists.utme })).toBeChecked();
  await expectAccessible(page);
  const rows = [
    // Of the demo's screening, sent long ago.
    candidate("202610000003AC", "Nwachukwu-Obi"),
    candidate("202688880001AB", "Umoren"),
  ];
  await page
    .getByLabel(words.paste)
    .fill([headings, ...rows].map((cells) => cells.join("\t")).join("\n"));
  await page.getByRole("button", { name: words.check }).click();
  await expect(page.getByRole("button", { name: words.import(1) })).toBeEnabled();
  await page.getByRole("checkbox", { name: importTickMessages.tick(1) }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.import(2) }).click();
  await expect(page.getByText(words.applied(2))).toBeVisible();

  await page.goto(staffPaths.applicationSetup);
  await page.getByRole("link", { name: "Four-Year Sandwich" }).click();
  await page.getByRole("button", { name: setup.acts.close }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm.getByText(/paid form that is not sent/)).toBeVisible();
  await confirm.getByRole("button", { name: setup.acts.close }).click();
  await expect(page.getByText(/Paid forms can be sent until/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: setup.acts.open }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: setup.acts.open }).click();
  await expect(page.getByText(setup.opening.opened("Four-Year Sandwich"))).toBeVisible();
});
