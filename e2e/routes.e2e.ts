/** The catalogue's addresses: each answers a page or leads where it must, none is blank, all are for thumbs. */
import type { Programme } from "@polyportal/domain/programmes/programme";
import { addressesOf } from "@polyportal/domain/programmes/catalogue";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { routes } from "@polyportal/domain/routes/catalogue";
import { paths } from "@polyportal/domain/routes/paths";
import { classPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { routeSetFor } from "@polyportal/domain/authentication/roles";
import type { Page, Request } from "@playwright/test";
import { expectHandy } from "./support/accessible.ts";
import { signedIn } from "./support/account.ts";
import { expect, test } from "./support/test.ts";

const signedOut = routes.filter(({ set }) => set === "signed-out");

/** The one class that the demo's lecturer advises: ND I of Computer Science. */
const onlyClass = classPath({ session: 3, department: 5, level: 1 });

/** Where pages lead that need something first: an RRR, a link's token, a session that is chosen. */
const elsewhere = new Map<string, string>([
  [paths.resetPassword, paths.forgotPassword],
  [paths.createProfile, paths.verifyAccount],
  [paths.changeEmail, paths.login],
  [paths.verifyOtp, paths.login],
  [paths.impersonationLogin, paths.login],
  [paths.schoolFeesGenerateInvoice, paths.schoolFeesSession],
  [paths.schoolFeesForm11, paths.schoolFees],
  [paths.schoolFeesClearancePack, paths.schoolFees],
  [paths.registerCourses, paths.courseRegistrationSession],
  [paths.registeredCourses, paths.courseRegistration],
  [paths.semesterResult, paths.results],
  // The menu's entries, until there is more of them.
  ["/fees_assignment/school_fees", staffPaths.bursaryFees],
  ["/student_management/search_student", staffPaths.resetLinks],
  ["/utilities/olevel_verification", staffPaths.transcripts],
  [staffPaths.taughtCourse, staffPaths.myCourses],
  [staffPaths.scoreSheet, staffPaths.myCourses],
  [staffPaths.courseClassList, staffPaths.myCourses],
  [staffPaths.myClass, onlyClass],
  [staffPaths.classView, onlyClass],
  [staffPaths.classList, onlyClass],
  [staffPaths.classResults, onlyClass],
  [staffPaths.classStudentResults, onlyClass],
  [staffPaths.approveRegistration, staffPaths.approveCourses],
  [staffPaths.reviewSheet, staffPaths.scoreSheets],
  // There is no programme of that name.
  ["/programmes/:slug", paths.landing],
  ["/programmes/:slug/eligibility", paths.landing],
  // What referees wrote is for those alone who weigh it.
  [staffPaths.references, paths.noAccess],
  ...programmes.flatMap((programme: Programme): [string, string][] => {
    const { application, details, preview } = addressesOf(programme);
    const { login, invoice } = programme.paths;
    return [
      ...[...application, ...details, ...preview].map((path): [string, string] => [path, login]),
      [invoice, paths.landing],
    ];
  }),
  // Where several programmes share a page, its address says for which.
  ...programmes
    .map(({ paths: { generateInvoice } }) => generateInvoice)
    .filter((path, at, all) => all.indexOf(path) !== at)
    .map((path): [string, string] => [path, paths.landing]),
]);

/** An address of a route: `:rrr` and the like take a value. */
const addressOf = (path: string): string => path.replaceAll(/:\w+/g, "310007769676");

/**
 * As a link there would, without loading what the browser has anyway; until no page is on its way. What a
 * press asks ahead is asked by the page in the same words, or it is asked for nothing.
 */
async function followTo(page: Page, path: string): Promise<void> {
  const ahead = (await page.evaluate(pressed, path)).map((url) => new URL(url, page.url()));
  const asked: URL[] = [];
  const note = (request: Request) => void asked.push(new URL(request.url()));
  page.on("request", note);
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, path);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  page.off("request", note);
  const otherwise = asked.filter((one) =>
    ahead.some(({ pathname, search }) => one.pathname === pathname && one.search !== search),
  );
  expect(otherwise.map(String), `asked in other words than ahead by ${path}`).toEqual([]);
}

/**
 * In the browser: what the press of a link there asks for, before anything else has its turn. The page
 * that is left may still ask for a part of its own.
 */
async function pressed(address: string): Promise<string[]> {
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (what, init) => {
    asked.push(what instanceof globalThis.Request ? what.url : String(what));
    return fetch(what, init);
  };
  const link = document.querySelector(`a[href="${address}"]`);
  link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  globalThis.fetch = fetch;
  return asked;
}

/** Something to read, under a heading and a title of its own, at that address. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  // The landing page's notices, once they are open, hide what stands behind them from roles.
  const includeHidden = true;
  const heading = page
    .getByRole("main", { includeHidden })
    .getByRole("heading", { level: 1, includeHidden });
  await expect(heading, path).toHaveText(/\w/);
  await expect(page, path).toHaveTitle(/^\w.* – Alani State Polytechnic$/);
  await expect(page, path).not.toHaveTitle(/^Loading/);
}

/** No page over an area's pages leads to another of them. */
async function expectTabsLeadOn(page: Page, area: string): Promise<void> {
  const tabs = page.getByRole("navigation", { name: area, exact: true }).getByRole("link");
  const hrefs = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const back = hrefs.filter((href) => hrefs.includes(elsewhere.get(href ?? "") ?? ""));
  expect(back, area).toEqual([]);
}

for (const area of new Set(signedOut.map((route) => route.area))) {
  test.describe(() => {
    // No programme is called so, which search engines are told.
    test.use({ tolerated: /404.*\/programmes\/:slug/ });

    test(`signed out, each page of ${area}`, async ({ page }) => {
      for (const { path } of signedOut.filter((route) => route.area === area)) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(path.includes(":slug") ? 404 : 200);
        await expectPage(page, elsewhere.get(path) ?? path);
        await expectHandy(page);
      }
    });
  });
}

test("signed out, whatever is no page leads to the start page", async ({ page }) => {
  const portals = [paths.dashboard, paths.profile, "/user_management/users"];
  for (const path of [...portals, "/nowhere", "/hnd_login/nowhere", "/Login.aspx?x=1#y"]) {
    await page.goto(path);
    await expectPage(page, paths.landing);
  }
});

const accounts = { student: "student", lecturer: "lecturer", admin: "super administrator" };

for (const [userName, role] of Object.entries(accounts)) {
  const mine = routes.filter(({ set }) => set === routeSetFor(role));

  test.describe(() => {
    // The RRR of these addresses is nobody's, which the server says with a 404.
    test.use({ tolerated: /student-invoice\?rrr=/ });

    test(`signed in, each page of ${userName}`, async ({ page }) => {
      // The administration's 180 pages take their time on a machine that does other things too.
      test.setTimeout(60_000 + mine.length * 2_000);
      await signedIn(page, userName);
      // The first of each area by its address, as whoever kept it opens it.
      const opened = new Set<string>();
      for (const { path, area } of mine) {
        if (opened.has(area)) await followTo(page, addressOf(path));
        else await page.goto(addressOf(path));
        opened.add(area);
        await expectPage(page, elsewhere.get(path) ?? addressOf(path));
        await expectHandy(page);
        await expectTabsLeadOn(page, area);
      }
    });
  });

  test(`signed in, what is no page of ${userName} leads to the dashboard`, async ({ page }) => {
    await signedIn(page, userName);
    const others = userName === "student" ? "/user_management/users" : "/hostel";
    for (const path of [paths.landing, paths.login, "/hnd_login", others, "/nowhere"]) {
      await page.goto(path);
      await expectPage(page, paths.dashboard);
    }
  });
}

test("what these journeys hold a page to refuses small targets and what large text cuts", async ({
  page,
}) => {
  await page.goto(paths.verifyRemitaStatus);
  await expectPage(page, paths.verifyRemitaStatus);
  await page.getByRole("main").evaluate((main) => {
    const small = document.createElement("button");
    small.style.cssText = "display: block; width: 44px; height: 9px; padding: 0";
    const words = document.createElement("p");
    words.textContent = "Payment";
    words.style.cssText = "height: 24px; overflow: hidden";
    main.append(small, words);
  });
  const found = await expectHandy(page).catch(String);
  expect(found).toMatch(/is pressed on \d px of height/);
  expect(found).toMatch(/Payment.+ cut by/);
});
