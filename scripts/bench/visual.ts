/** Pictures of every story, and the report of a change that has changed 1,200 of them. */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, toolEnv } from "../command.ts";
import { ApprovedPictures } from "../visual/approved.ts";
import { launchAny } from "../visual/browser.ts";
import { byComponent } from "../visual/compare.ts";
import { approvedFolder } from "../visual/pictures.ts";
import { imageOf } from "../visual/png.ts";
import { writeReport } from "../visual/report.ts";
import { atMost, type Row } from "./tools/row.ts";

export const name = "Pictures of stories";

const changes = 1_200;
const megabyte = 1e6;

export async function run(): Promise<Row[]> {
  return [...(await ofTaking()), ...(await ofRepository()), ...(await ofReport())];
}

async function ofTaking(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)("node", ["scripts/visual.ts"], {
    cwd: root,
    env: { ...process.env, ...toolEnv },
    maxBuffer: 1 << 26,
  }).catch((error: { stdout: string }) => error);
  const [, pictures = "0", seconds = "0"] =
    /(\d+) pictures of \d+ stories in ([\d.]+) s/.exec(stdout) ?? [];
  const budget = Math.max(180, Math.round(Number(pictures) / 12));
  // Without a figure there is none within the budget.
  return [atMost(`all ${pictures} pictures`, Number(seconds) || Number.NaN, "s", budget)];
}

async function ofRepository(): Promise<Row[]> {
  const bytes = await bytesIn(approvedFolder);
  return [atMost("approved pictures in the repository", bytes / megabyte, "MB", 10)];
}

/** Each with a corner darkened, in a folder of their own. */
async function ofReport(): Promise<Row[]> {
  const approved = await ApprovedPictures.in(approvedFolder);
  const folder = await mkdtemp(join(tmpdir(), "report-"));
  const browser = await launchAny();
  try {
    const changed = approved.names.slice(0, changes);
    for (const [component, pictures] of byComponent(changed)) {
      await mkdir(join(folder, "actual", component), { recursive: true });
      for (const [picture, pixels] of await approved.pixels(component, new Set(pictures))) {
        const colours = new Uint32Array(pixels.colours);
        for (let line = 0; line < 8; line++) {
          colours.fill(0x224466, line * pixels.width, line * pixels.width + 8);
        }
        const png = await imageOf({ ...pixels, colours })
          .png({ compressionLevel: 1 })
          .toBuffer();
        await writeFile(join(folder, "actual", picture), png);
      }
    }
    const start = performance.now();
    const report = await writeReport(
      folder,
      approved,
      { same: [], changed, fresh: [], gone: [] },
      { chromium: "", tokens: { "--radius": "10px" } },
      [],
    );
    const written = (performance.now() - start) / 1000;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const asked = performance.now();
    await page.goto(`file://${report}/index.html`, { waitUntil: "load" });
    await page.locator(".item img").first().waitFor();
    const opened = (performance.now() - asked) / 1000;
    const bytes = await bytesIn(report);
    const of = `report of ${changed.length.toLocaleString("en")} changes`;
    return [
      atMost(`${of}, opened`, opened, "s", 1),
      atMost(`${of}, its folder`, bytes / megabyte, "MB", 50),
      { figure: `${of}, written`, value: written, unit: "s" },
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of globSync("**/*.*", { cwd: folder }))
    bytes += (await stat(join(folder, path))).size;
  return bytes;
}
