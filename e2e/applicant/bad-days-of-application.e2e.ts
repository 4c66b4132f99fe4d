/** What can go wrong while the application is filled in. */
import { documentLabels } from "@polyportal/domain/application/steps/documents/documents";
import { connectivityMessages } from "@polyportal/domain/messages/connectivity";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { nd } from "@polyportal/domain/programmes/nd";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import type { Page, Request } from "@playwright/test";
import {
  fill,
  fillInstitution,
  fillOLevel,
  fillUpTo,
  next,
  sectionOf,
  signIn,
  words,
  sectionLink,
} from "../support/application.ts";
import { killDatabase } from "../support/outage.ts";
import {
  openApplication,
  openApplicationAt,
  openInvoice,
  paidInvoice,
} from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const [personal, institution, oLevel, documents] = subDegree.steps;
const saveInstitution = "**/add-or-update-jupeb-application-institution-attended/*";
const login = (page: Page) => page.getByRole("button", { name: "Login", exact: true });

test.describe("the connection cut while saving", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("is told, loses nothing, and the retry saves once", async ({ page, context, pictures }) => {
    await openApplicationAt(page, subDegree, "institution", pictures);
    const flying = new Set<Request>();
    page.on("request", (request) => flying.add(request));
    page.on("requestfinished", (request) => flying.delete(request));
    page.on("requestfailed", (request) => flying.delete(request));
    await fillInstitution(page);

    let saves = 0;
    page.on("request", (request) => {
      if (/institution-attended/.test(request.url()) && request.method() === "POST") saves += 1;
    });
    // What draws and checks the next section comes while this one is written.
    await expect.poll(() => flying.size).toBe(0);
    await context.setOffline(true);
    await expect(page.getByText(connectivityMessages.offline.body)).toBeVisible();
    await next(page).click();
    // It waits, and the next one can be filled in and waits behind it.
    await expect(sectionOf(page, oLevel)).toBeVisible();
    await expect(await sectionLink(page, `${institution.title} (Waits to be sent)`)).toBeVisible();
    await fillOLevel(page);
    await next(page).click();
    // What comes after it is not on this phone yet.
    await expect(page.getByText(wizardMessages.waitsToBeSent)).toBeVisible();
    const order: string[] = [];
    page.on("response", (response) => {
      const [, step] = /application-(institution|o-level)/.exec(response.url()) ?? [];
      if (step && response.ok()) order.push(step);
    });
    // They go out by themselves, in order, each once.
    await context.setOffline(false);
    await expect(sectionOf(page, documents)).toBeVisible();
    await expect(await sectionLink(page, `${oLevel.title} (Completed)`)).toBeVisible();
    expect(order).toEqual(["institution", "o-level"]);
    expect(saves).toBe(2);
    await (await sectionLink(page, `${institution.title} (Completed)`)).click();
    await page.getByRole("textbox", { name: "Certificate" }).fill("NECO SSCE");

    // Now the request arrives, and its answer is lost.
    const keys = new Set<string | undefined>();
    await page.route(
      saveInstitution,
      async (route, request) => {
        keys.add(request.headers()["idempotency-key"]);
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await next(page).click();
    await expect.poll(() => keys.size).toBe(1);
    await expect(page.getByText("The school's server could not be reached.")).toBeVisible();

    const retry = page.waitForRequest(saveInstitution);
    await next(page).click();
    keys.add((await retry).headers()["idempotency-key"]);
    await expect(sectionOf(page, oLevel)).toBeVisible();
    expect(keys.size).toBe(1);
  });

  test("holds back a document, then the section of documents, until it is there again", async ({
    page,
    context,
    pictures,
  }) => {
    await openApplicationAt(page, subDegree, "documents", pictures);
    await fill(page, documents, pictures);
    const label = documentLabels.birthCertificate;
    const remove = page.getByRole("button", { name: `Remove ${label}` });
    await remove.click();
    await expect(remove).toHaveCount(0);

    await context.setOffline(true);
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(pictures.scan);
    await expect(page.getByText(uploadMessages.waits)).toBeVisible();
    await next(page).click();
    await expect(
      page.getByRole("link", { name: `${label}: ${uploadMessages.unsent}` }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(uploadMessages.unsent)).toHaveCount(0);
    await expect(page.getByText(uploadMessages.kept, { exact: true })).toHaveCount(
      documents.documents.length,
    );

    await context.setOffline(true);
    await next(page).click();
    await expect(page.getByText(wizardMessages.waitsToBeSent)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(sectionMessages.documentsSaved.title)).toBeVisible();
  });
});

test.describe("a token that expired in the middle of section C", () => {
  test.use({ tolerated: /401/ });

  test("leads to the sign-in, and back to the same words", async ({ page, pictures }) => {
    await openApplicationAt(page, subDegree, "o-level", pictures);
    await fillOLevel(page);
    // The server tells an expired token and a broken one alike.
    await page.route("**/add-or-update-jupeb-application-o-level/*", (route, request) =>
      route.continue({
        headers: { ...request.headers(), authorization: `${request.headers()["authorization"]}x` },
      }),
    );
    await next(page).click();
    await expect(page.getByText(wizardMessages.signInAgain)).toBeVisible();
    await page.unrouteAll();

    await login(page).click();
    await expect(sectionOf(page, oLevel)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Exam center" })).toHaveValue(words.examCenter);
    await expect(page.getByRole("combobox", { name: "Grade 8" })).toHaveValue("4");
    await next(page).click();
    await expect(sectionOf(page, documents)).toBeVisible();
  });
});

test("a section cannot be opened before its time", async ({ page, pictures }) => {
  await openApplication(page, subDegree, pictures);
  await expect(page.getByRole("link", { name: oLevel.title })).toHaveCount(0);
  await page.goto(`${subDegree.paths.application}#section_d`);
  await page.reload();
  await expect(sectionOf(page, personal)).toBeVisible();
});

test.describe("files that are no pictures, or too big", () => {
  // A preview may be dropped before it is drawn: nobody else changes files that fast.
  test.use({ tolerated: /41[35]|422|blob:/ });

  test("are refused in the specified words, and nothing is half saved", async ({
    page,
    pictures,
  }) => {
    const { rrr } = await paidInvoice(page.request, subDegree);
    await signIn(page, rrr, subDegree.paths.login);
    const { passportWrongType, heic } = uploadMessages;
    for (const [file, message] of [
      [pictures.heic, heic],
      [pictures.svg, passportWrongType],
      [pictures.text, passportWrongType],
      [pictures.empty, passportWrongType],
    ] as const) {
      await page.getByLabel("Profile picture").setInputFiles(file);
      await expect(page.getByText(message)).toBeVisible();
      await page.getByLabel("Profile picture").setInputFiles(pictures.scan);
      await expect(page.getByText(message)).toHaveCount(0);
      await page.getByRole("button", { name: "Cancel" }).click();
    }
    await fill(page, personal, pictures);
    await next(page).click();
    await expect(page.getByText(wizardMessages.passportMissing.body)).toBeVisible();

    await page.getByLabel("Profile picture").setInputFiles(pictures.scan);
    await page.getByRole("button", { name: "Use this photo" }).click();
    await expect(page.getByRole("button", { name: "Change photo" })).toBeVisible();
    await next(page).click();
    await expect(sectionOf(page, institution)).toBeVisible();
    await fillUpTo(page, { ...subDegree, steps: subDegree.steps.slice(1) }, "documents", pictures);

    const certificate = page.getByLabel(new RegExp(`^${documentLabels.birthCertificate}`));
    const remove = page.getByRole("button", {
      name: `Remove ${documentLabels.birthCertificate}`,
    });
    // Only the server looks into the bytes of a small file that calls itself a picture.
    for (const file of [
      pictures.svg,
      pictures.heic,
      pictures.empty,
      pictures.text,
      pictures.truncated,
    ]) {
      await certificate.setInputFiles(file);
      const message = file === pictures.heic ? heic : uploadMessages.wrongType;
      await expect(certificate).toHaveAccessibleDescription(`Error: ${message}`);
      await expect(remove).toHaveCount(0);
    }
    // A camera's photo is shrunk on the phone, kept at once, and there after a reload.
    await certificate.setInputFiles(pictures.camera);
    await expect(remove).toBeVisible();
    await expect(certificate).toHaveAccessibleDescription("");
    await page.reload();
    await expect(remove).toBeVisible();
    await expect(page.getByText(uploadMessages.kept, { exact: true })).toHaveCount(1);
    await remove.click();
    await expect(page.getByText(uploadMessages.kept, { exact: true })).toHaveCount(0);

    await fill(page, documents, pictures);
    await page.getByRole("checkbox").uncheck();
    await next(page).click();
    await expect(page.getByText(sectionMessages.declarationUnticked.body).first()).toBeVisible();
    await page.getByRole("checkbox").check();
    await next(page).click();
    await expect(page.getByText(sectionMessages.documentsSaved.title)).toBeVisible();
  });
});

test.describe("the application of somebody else", () => {
  test.use({ tolerated: /40[0-9]/ });

  test("is neither shown nor changed", async ({ page, browser, server, pictures }) => {
    const mine = await openApplication(page, subDegree, pictures);
    const phone = await browser.newContext({ baseURL: server.url });
    const other = await phone.newPage();
    const theirs = await openApplication(other, subDegree, pictures);
    expect(theirs).not.toBe(mine);

    await page.route("**/load-jupeb-application-form?*", (route, request) =>
      route.continue({ url: request.url().replace(mine, theirs) }),
    );
    await page.reload();
    await expect(page.getByText(errorCodes.not_found.message)).toBeVisible();
    await page.unrouteAll();

    await page.getByRole("button", { name: "Try again" }).click();
    await fill(page, personal, pictures);
    await page.route("**/add-or-update-jupeb-application-personal-details", (route, request) =>
      route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), rrr: theirs }) }),
    );
    await next(page).click();
    await expect(page.getByText(errorCodes.not_found.message)).toBeVisible();

    await other.reload();
    await expect(other.getByRole("textbox", { name: "Town" })).toHaveValue("");
    await phone.close();
  });
});

test.describe("an RRR that opens nothing", () => {
  test.use({ tolerated: /40[0-9]/ });

  test("is refused with the reason and the way on", async ({ page }) => {
    const unpaid = await openInvoice(page.request, subDegree);
    const paidForNd = await paidInvoice(page.request, nd);

    await signIn(page, "999999999999", subDegree.paths.login);
    await expect(page.getByText(errorCodes.invoice_not_found.message)).toBeVisible();
    await signIn(page, paidForNd.rrr, subDegree.paths.login);
    await expect(page.getByText(errorCodes.wrong_programme.message)).toBeVisible();
    await signIn(page, unpaid.rrr, subDegree.paths.login);
    await expect(page.getByText("has not been paid yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the invoice and pay it" })).toBeVisible();
    await page.goto(subDegree.paths.preview);
    await expect(login(page)).toBeVisible();
  });
});

test.describe("the database killed while somebody writes", { tag: "@embedded" }, () => {
  test.use({ tolerated: /50[03]/ });

  test("is told clearly, and all goes on without a restart", async ({ page, server, pictures }) => {
    await openApplicationAt(page, subDegree, "institution", pictures);
    await fillInstitution(page);

    const database = await killDatabase(server);
    await next(page).click();
    await expect(page.getByText(errorCodes.database_unavailable.message)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name of Institution" })).toHaveValue(
      words.institution,
    );

    await database.letItStart();
    await expect(async () => {
      await next(page).click();
      await expect(sectionOf(page, oLevel)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});
