/**
 * A form that is not saved, whatever fails: the server's words over it, at the field that they name, and
 * Try again. What was typed stays.
 */
import { errorCodes, type ErrorCode } from "@polyportal/domain/messages/error-codes";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page, Route } from "@playwright/test";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What is cut or refused here, the browser's console tells too; nothing else may stand there.
test.use({ tolerated: /^Failed to load resource: /, contextOptions: { reducedMotion: "reduce" } });

type Fulfil = (route: Route) => Promise<void>;

/** An answer as the server gives it, in the words of its catalogue. */
const refusal =
  (code: ErrorCode, fields: Record<string, string> = {}): Fulfil =>
  (route) => {
    const { status, title, message } = errorCodes[code];
    const requestId = "0193-failed-forms";
    const json = { success: false, data: null, title, message, code, fields, requestId };
    return route.fulfill({ status, json });
  };

/** What is nobody's fault who filled in the form, and the words for it. */
const failures: readonly [words: string, answer: Fulfil][] = [
  ...(["server_error", "invalid_input", "too_many_requests"] as const).map(
    (code): [string, Fulfil] => [errorCodes[code].message, refusal(code)],
  ),
  ["The school's server could not be reached.", (route) => route.abort("connectionfailed")],
  [
    "The answer could not be read",
    (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<p>Bad gateway</p>" }),
  ],
];

const forms = [
  {
    name: "a student's telephone number",
    path: paths.profile,
    open: (page: Page) => page.getByRole("button", { name: "Change how we reach you" }).click(),
    label: "Mobile Number",
    typed: "08031234567",
    submit: "Save",
    endpoint: "**/Student/update-student-profile",
    field: "mobileNumber",
  },
  {
    name: "a placement",
    path: `${paths.siwes}?edit=placement`,
    label: "Supervisor",
    typed: "Adébáyọ̀-Ogunlesi Olúwaṣeun",
    submit: "Save placement",
    endpoint: "**/Student/student-siwes",
    field: "supervisorName",
  },
  {
    name: "a week of the logbook",
    path: `${paths.siwes}?week=4`,
    label: "What you did",
    typed: "Wired the new workshop.",
    submit: "Save week",
    endpoint: "**/Student/student-siwes-week",
    field: "work",
  },
] as const;

for (const { name, path, label, typed, submit, endpoint, field, ...form } of forms) {
  test(`what fails while ${name} is saved is told, and can be tried again`, async ({ page }) => {
    await signedIn(page, "student");
    await page.goto(path);
    if ("open" in form) await form.open(page);
    const box = page.getByRole("textbox", { name: label, exact: true });
    const summary = page.locator("[data-error-summary]");
    const again = summary.getByRole("button", { name: tryAgainLabel });
    await box.fill(typed);

    let press = page.getByRole("button", { name: submit, exact: true });
    for (const [words, answer] of failures) {
      await page.route(endpoint, answer, { times: 1 });
      await press.click();
      await expect(summary).toContainText(words);
      await expect(summary).toBeFocused();
      await expect(again).toBeEnabled();
      await expect(box).toHaveValue(typed);
      press = again;
    }

    const wrong = "The school cannot use this.";
    await page.route(endpoint, refusal("invalid_input", { [field]: wrong }), { times: 1 });
    await press.click();
    await expect(summary.getByRole("link", { name: `${label}: ${wrong}` })).toBeVisible();
    await expect(summary).toContainText(errorCodes.invalid_input.message);
    await expect(box).toHaveAccessibleDescription(new RegExp(wrong));
    await expect(box).toHaveValue(typed);
    await page.route(endpoint, refusal("server_error"), { times: 1 });
    await again.click();
    await expect(summary).toContainText(errorCodes.server_error.message);
    await expect(summary).not.toContainText(wrong);
  });
}
