/**
 * Compares pictures with the approved ones and reports what differs, side by side. Most are the same to
 * the last pixel, which their fingerprints say. A browser smooths an edge now and then by a shade more or
 * less, though: where the fingerprints differ, the pixels are looked at, and edges' smoothing left aside.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { command } from "../command.ts";
import { fingerprintOf, pack } from "./pack.ts";
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

/** The least difference that counts, of 1 from black to white: 3 of 255 shades of grey. */
const leastShade = "0.01";
/** How many pixels may differ: fewer than the smallest letter has. */
const mostDots = "20";

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
  const other: string[] = [];
  for (const picture of now.filter((picture) => !fresh.includes(picture))) {
    const [one, two] = await Promise.all(
      [actual, approved].map(async (folder) =>
        fingerprintOf(await readFile(join(folder, picture))),
      ),
    );
    if (one !== two) other.push(picture);
  }
  const changed = await report(places, { changed: other, fresh, gone });
  const differing = new Set([...fresh, ...changed]);
  return { same: now.filter((picture) => !differing.has(picture)), changed, fresh, gone };
}

/** Of what may have `changed`, what an eye can see; and the report of it, if there is anything. */
async function report(places: Places, different: Omit<Comparison, "same">): Promise<string[]> {
  const { actual, approved, report: reportFile } = places;
  const reportFolder = reportFile.replace(/\.html$/, "");
  await rm(reportFolder, { recursive: true, force: true });
  await rm(reportFile, { force: true });
  const { changed, fresh, gone } = different;
  if (changed.length + fresh.length + gone.length === 0) return [];
  const copies: [from: string, to: string, pictures: string[]][] = [
    [actual, "actual", [...changed, ...fresh]],
    [approved, "approved", [...changed, ...gone]],
  ];
  for (const [from, to, pictures] of copies) {
    await mkdir(join(reportFolder, to), { recursive: true });
    for (const picture of pictures) {
      await mkdir(dirname(join(reportFolder, to, picture)), { recursive: true });
      await copyPacked(join(from, picture), join(reportFolder, to, picture));
    }
  }
  const folders = ["actual", "approved", "difference"].map((name) => join(reportFolder, name));
  const html = join(reportFolder, "index.html");
  const json = join(reportFolder, "report.json");
  const look = [
    "--ignoreChange",
    "--matchingThreshold",
    leastShade,
    "--enableAntialias",
    "true",
    "--thresholdPixel",
    mostDots,
  ];
  await command("reg-cli", [...folders, ...look, "-R", html, "-J", json], { quiet: true });
  const { failedItems } = JSON.parse(await readFile(json, "utf8")) as { failedItems: string[] };
  if (failedItems.length + fresh.length + gone.length > 0) {
    await writeFile(reportFile, await selfContained(html));
  }
  return failedItems;
}

/** Makes the pictures of now the approved ones, and forgets those that are `gone`. */
export async function approve({ actual, approved }: Places, found: Comparison): Promise<void> {
  for (const picture of found.gone) await rm(join(approved, picture));
  for (const picture of [...found.changed, ...found.fresh]) {
    await mkdir(dirname(join(approved, picture)), { recursive: true });
    await copyPacked(join(actual, picture), join(approved, picture));
  }
}

/** Packing takes longer than taking the picture, so only what is looked at or kept is packed. */
async function copyPacked(from: string, to: string): Promise<void> {
  await writeFile(to, pack(await readFile(from)));
}
