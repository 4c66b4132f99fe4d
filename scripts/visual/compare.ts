/** Compares pictures with the approved ones and reports what differs, side by side. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { command } from "../command.ts";
import { fingerprintOf } from "./pack.ts";
import { picturesIn } from "./pictures.ts";
import { selfContained } from "./report.ts";

/** Folders of pictures, and the file that tells of their differences, which is there if any are. */
export type Places = { actual: string; approved: string; report: string };

export type Comparison = {
  same: string[];
  changed: string[];
  /** Pictured now, approved never. */
  fresh: string[];
  /** Approved once, and no longer a picture of any story. */
  gone: string[];
};

/** Compares the pictures that are `asked` for. */
export async function compare(
  places: Places,
  asked: (picture: string) => boolean,
): Promise<Comparison> {
  const { actual, approved } = places;
  const now = picturesIn(actual).filter(asked);
  const before = picturesIn(approved).filter(asked);
  const fresh = now.filter((picture) => !before.includes(picture));
  const gone = before.filter((picture) => !now.includes(picture));
  const same: string[] = [];
  const changed: string[] = [];
  for (const picture of now.filter((picture) => !fresh.includes(picture))) {
    const [one, other] = await Promise.all(
      [actual, approved].map(async (folder) =>
        fingerprintOf(await readFile(join(folder, picture))),
      ),
    );
    (one === other ? same : changed).push(picture);
  }
  await report(places, { changed, fresh, gone });
  return { same, changed, fresh, gone };
}

/** Writes the report of what differs, if anything does. */
async function report(places: Places, different: Omit<Comparison, "same">): Promise<void> {
  const { actual, approved, report: reportFile } = places;
  const reportFolder = reportFile.replace(/\.html$/, "");
  await rm(reportFolder, { recursive: true, force: true });
  await rm(reportFile, { force: true });
  const { changed, fresh, gone } = different;
  if (changed.length + fresh.length + gone.length === 0) return;
  const copies: [from: string, to: string, pictures: string[]][] = [
    [actual, "actual", [...changed, ...fresh]],
    [approved, "approved", [...changed, ...gone]],
  ];
  for (const [from, to, pictures] of copies) {
    await mkdir(join(reportFolder, to), { recursive: true });
    for (const picture of pictures) {
      await mkdir(dirname(join(reportFolder, to, picture)), { recursive: true });
      await copyFile(join(from, picture), join(reportFolder, to, picture));
    }
  }
  const folders = ["actual", "approved", "difference"].map((name) => join(reportFolder, name));
  const html = join(reportFolder, "index.html");
  const json = join(reportFolder, "report.json");
  await command("reg-cli", [...folders, "--ignoreChange", "-R", html, "-J", json], { quiet: true });
  await writeFile(reportFile, await selfContained(html));
}

/** Makes the pictures of now the approved ones, and forgets those that are `gone`. */
export async function approve({ actual, approved }: Places, found: Comparison): Promise<void> {
  for (const picture of found.gone) await rm(join(approved, picture));
  for (const picture of [...found.changed, ...found.fresh]) {
    await mkdir(dirname(join(approved, picture)), { recursive: true });
    await copyFile(join(actual, picture), join(approved, picture));
  }
}
