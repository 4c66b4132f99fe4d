/** The longest application by hand, on a phone: all of its sections, and what comes over the network for them. */
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { stepsFor } from "@polyportal/domain/application/steps";
import { slipTitle } from "@polyportal/domain/messages/slip";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import {
  fill,
  next,
  sectionOf,
  sendApplication,
  signIn,
  uploadPhoto,
} from "../support/application.ts";
import { paidInvoice } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const kibibyte = 1024;
/** From the login to the slip, besides what the applicant sends. */
const mostReceived = 500 * kibibyte;

test("a whole postgraduate application costs its applicant at most 500 KB", async ({
  page,
  context,
  pictures,
}) => {
  const programme = definitionOf("pg");
  const { answers } = sampleProgress(programme);
  const { rrr } = await paidInvoice(page.request, programme);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  let received = 0;
  devtools.on(
    "Network.loadingFinished",
    ({ encodedDataLength }) => (received += encodedDataLength),
  );

  await signIn(page, rrr, programme.paths.login);
  await uploadPhoto(page, pictures.camera);
  for (const step of stepsFor(programme, answers)) {
    await expect(sectionOf(page, step)).toBeVisible();
    await fill(page, step, pictures, answers);
    await next(page).click();
    await expect(sectionOf(page, step)).toBeHidden();
  }
  await sendApplication(page);
  const title = slipTitle("2026/2027", programme.applicationName.trim());
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(received).toBeGreaterThan(100 * kibibyte);
  expect(received, `${(received / kibibyte).toFixed(0)} KiB`).toBeLessThanOrEqual(mostReceived);
});
