/**
 * Writes a run's report: a page that is opened as it is, with its pictures in files beside it, and
 * `summary.txt`, which says the same in words.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { causesOf, changedTokens, markOf, type Cause, type Change, type Tokens } from "./causes.ts";
import { differences, soften, type Picture } from "./look.ts";
import { byComponent, storyOf } from "./pictures.ts";
import { imageOf, readPng } from "./png.ts";
import { pageOf, told } from "./report-page.ts";
import type { Report, Reported } from "./reported.ts";

/** So many places of a picture tell what it has in common with others. */
const mostMarks = 12;

/** Whether a run has found something to report. */
export const hasReport = (run: string): boolean => existsSync(join(run, "report", "report.json"));

/** What is reported, and what may be the causes of it. */
export type Differing = {
  changed: readonly string[];
  fresh: readonly string[];
  gone: readonly string[];
  /** What tokens were worth before, and are now. */
  tokens?: { before: Tokens; now: Tokens };
  /** The files that have changed since. */
  files: readonly string[];
};

/** The folder of the report, which `run` has from now on; its pictures lie in `before` and `actual`. */
export async function writeReport(run: string, found: Differing): Promise<string> {
  const folder = join(run, "report");
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "pictures"), { recursive: true });
  const read = async (side: "before" | "actual", picture: string) => {
    const png = await readFile(join(run, side, picture)).catch(() => undefined);
    return png && readPng(png);
  };

  const items = new Map<string, Reported>();
  const changes: Change[] = [];
  const components = [...byComponent([...found.changed, ...found.fresh, ...found.gone])].values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [component, pictures] of components) {
      for (const picture of pictures) {
        const isGone = found.gone.includes(picture);
        const kind = isGone ? "gone" : found.fresh.includes(picture) ? "fresh" : "changed";
        const drawn = kind === "fresh" ? undefined : await read("before", picture);
        const one = drawn && soften(drawn);
        const two = isGone ? undefined : await read("actual", picture);
        const places = drawn && two ? differences(drawn, two) : [];
        const file = `pictures/${component}.${picture.slice(component.length + 1, -".png".length)}`;
        items.set(picture, { picture, story: storyOf(picture), component, kind, file, places });
        await writeImages(join(folder, file), { before: one, now: two });
        if (kind === "changed") {
          const some = places.slice(0, mostMarks);
          const marks = one && two ? some.map((place) => markOf(one, two, place)) : [];
          changes.push({ picture, marks });
        }
      }
    }
  });
  await Promise.all(workers);

  changes.sort((a, b) => (a.picture < b.picture ? -1 : 1));
  const tokens = found.tokens ? changedTokens(found.tokens.before, found.tokens.now) : [];
  const causes: Cause[] = causesOf(changes, tokens, found.files);
  const others = { "not approved yet": found.fresh, "no story has it any more": found.gone };
  for (const [name, pictures] of Object.entries(others)) {
    if (pictures.length > 0) causes.push({ name, pictures: [...pictures] });
  }
  const report: Report = {
    made: new Date().toISOString(),
    causes: causes.map(({ pictures, ...cause }) => ({
      ...cause,
      items: pictures.flatMap((picture) => items.get(picture) ?? []),
    })),
  };
  await writeFile(join(folder, "report.json"), JSON.stringify(report));
  await writeFile(join(folder, "index.html"), pageOf(report));
  await writeFile(join(folder, "summary.txt"), inWords(report));
  return folder;
}

/** The whole, in a palette of 64: that tells all that a person looks for, at half the bytes. */
async function writeImages(file: string, sides: Record<string, Picture | undefined>) {
  for (const [side, picture] of Object.entries(sides)) {
    if (!picture) continue;
    const png = imageOf(picture).png({ palette: true, colours: 64, effort: 1, dither: 0 });
    await writeFile(`${file}.${side}.png`, await png.toBuffer());
  }
}

/** `--radius-card: 8px → 10px: 1,164 pictures of 40 components` */
const inWords = ({ causes }: Report): string =>
  causes.map(({ name, items }) => `${name}: ${told(items)}`).join("\n");
