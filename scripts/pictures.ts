/**
 * Takes the README's pictures (docs/pictures/) from the running product: `pnpm pictures`. Builds
 * everything, starts the server with the demo school on a database of its own, and goes through it as
 * an applicant and as a student do.
 */
import "./check-node.ts";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { nd } from "@polyportal/domain/programmes/nd";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { paths } from "@polyportal/domain/routes/paths";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { makePictures } from "../e2e/fixtures/pictures.ts";
import { signedIn } from "../e2e/support/account.ts";
import { fill, next, sectionOf, sendApplication } from "../e2e/support/application.ts";
import { makeFolder } from "../e2e/support/folder.ts";
import { readNotices } from "../e2e/support/payer.ts";
import { openApplication } from "../e2e/support/prepared.ts";
import { startServer } from "../e2e/support/server.ts";
import { command, root } from "./command.ts";
import { launchAny } from "./visual/browser.ts";

/** What a reader on a thin network can bear. */
const largest = 150 * 1024;

const folder = join(root, "docs/pictures");
const programme: Programme = nd;

for (const [tool, ...args] of [
  ["turbo", "run", "build", "--output-logs=errors-only"],
  ["storybook", "build", "-o", "storybook-static", "--quiet"],
] as const) {
  if ((await command(tool, args)) !== 0) throw new Error(`${tool} ${args.join(" ")} failed.`);
}
await mkdir(folder, { recursive: true });

const browser = await launchAny();
const server = await startServer();
const files = await makeFolder();
try {
  const pictures = await makePictures(browser, files.path);
  await landing(browser);
  await portal(browser);
  await storybook(browser);
  await application(browser, pictures);
} finally {
  await browser.close();
  await server.stop();
  await files.remove();
}

type Screen = BrowserContextOptions & { width: number; height: number };

async function visit(browser: Browser, { width, height, ...options }: Screen): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    reducedMotion: "reduce",
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    ...options,
  });
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  const { size } = await stat(path);
  console.log(`docs/pictures/${name}.png  ${Math.round(size / 1024)} KB`);
  if (size > largest) throw new Error(`${name} is more than ${largest / 1024} KB.`);
}

/** What an applicant sees first, on a phone; the notices have been read. */
async function landing(browser: Browser): Promise<void> {
  const page = await visit(browser, { width: 360, height: 740, deviceScaleFactor: 2 });
  await readNotices(page);
  await take(page, "landing");
}

async function portal(browser: Browser): Promise<void> {
  const page = await visit(browser, { width: 1280, height: 800 });
  await signedIn(page, "student");
  await page.goto(paths.dashboard);
  // The chart comes last.
  await page.getByText("Show as table").first().waitFor();
  await take(page, "dashboard");
}

async function storybook(browser: Browser): Promise<void> {
  const page = await visit(browser, { width: 1280, height: 800 });
  await page.goto("/storybook/?path=/docs/components-button--docs");
  const frame = page.frameLocator("#storybook-preview-iframe");
  await frame.getByRole("button", { name: "Generate Invoice" }).first().waitFor();
  await frame.getByRole("table").first().waitFor();
  await take(page, "storybook");
}

/** The form with two sections saved, then the slip of the whole as it is printed. */
async function application(
  browser: Browser,
  pictures: Awaited<ReturnType<typeof makePictures>>,
): Promise<void> {
  // The paper's margins below are no style of the page, whose policy would refuse them.
  const page = await visit(browser, { width: 1280, height: 860, bypassCSP: true });
  await openApplication(page, programme, pictures);
  for (const step of programme.steps) {
    await sectionOf(page, step).waitFor();
    await fill(page, step, pictures);
    if (step.kind === "personal") {
      await page.getByRole("textbox", { name: "Permanent Address" }).fill("12, Ìlọrin Road, Ọ̀tà");
      await page
        .getByRole("textbox", { name: "Next of Kin's Address" })
        .fill("House 14, Road 7, Unity Estate, Ìbàdàn");
    }
    if (step.kind === "o-level") {
      // The news of the saved sections have gone by.
      await page.getByText(sectionMessages.programmeSaved.title).waitFor({ state: "detached" });
      await page.getByRole("heading", { level: 1 }).focus();
      await take(page, "application");
    }
    await next(page).click();
  }
  await sendApplication(page);
  await page.getByRole("button", { name: "Print" }).waitFor();
  await page.locator("article img").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.addStyleTag({ content: "body { padding: 16mm 14mm }" });
  await take(page, "slip");
}
