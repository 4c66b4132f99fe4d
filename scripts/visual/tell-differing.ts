/** Says what a run has found that differs, and writes its report. */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "../command.ts";
import { changedFiles } from "./causes.ts";
import type { Chosen } from "./chosen.ts";
import { inWords, tell, type Fault } from "./faults.ts";
import { partsOf, type Build } from "./fingerprint.ts";
import { storyOf } from "./pictures.ts";
import { writeReport } from "./report.ts";
import type { Found } from "./found.ts";

type Told = { run: string; build: Build; chosen: Chosen; found: Found };

/** So many pictures are told one by one. */
const mostTold = 40;

/** What is wrong, a line each. */
export async function tellDiffering({ run, build, chosen, found }: Told): Promise<string[]> {
  const { changed, fresh, gone, goneStories, before, tokens } = found;
  const withoutPictures = goneStories.filter((id) => !gone.some((one) => storyOf(one) === id));
  const differing: Fault[] = [
    ...changed.map((id) => ({ id, fault: "does not look as approved" })),
    ...fresh.map((id) => ({ id, fault: "is not approved yet" })),
    ...gone.map((id) => ({ id, fault: "is approved, but no story has this picture" })),
    ...withoutPictures.map((id) => ({ id, fault: "is approved, but there is no such story" })),
  ];
  if (differing.length === 0) return [];

  console.log(`Writing the report of ${differing.length.toLocaleString("en")} pictures …`);
  const files = await changedFiles(before?.commit);
  const ofTokens = before && tokens && { before: before.tokens, now: tokens };
  const report = await writeReport(run, { changed, fresh, gone, tokens: ofTokens, files });
  const summary = await readFile(join(report, "summary.txt"), "utf8");
  const missed = changed.filter((picture) => chosen.sample.has(storyOf(picture)));
  const ofFingerprint = missed.length > 0 ? await missedIn(missed, build, files) : [];
  // Nobody reads thousands of lines: the causes say it.
  const isMuch = differing.length > mostTold;
  if (!isMuch) tell(differing);
  console.error([...ofFingerprint, summary].join("\n"));
  console.error(
    `Look: ${relative(root, join(report, "index.html"))}\n` +
      "Right so? pnpm visual --review, or pnpm visual:approve [story …]",
  );
  return [...ofFingerprint, ...(isMuch ? summary.split("\n") : differing.map(inWords))];
}

/** Of pictures that differ although their fingerprint is the recorded one: what has changed and is not in it. */
async function missedIn(
  pictures: readonly string[],
  build: Build,
  files: readonly string[],
): Promise<string[]> {
  const parts = await partsOf(build);
  return pictures.map((picture) => {
    const file = build.files[storyOf(picture)] ?? "";
    const { modules } = parts.get(file) ?? {};
    const missing = files.filter((path) => !modules?.has(path));
    return `${picture} differs and its fingerprint does not: it misses something, perhaps of ${missing.join(", ") || "what is no file of the workspace"}`;
  });
}
