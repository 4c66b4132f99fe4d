/** Which stories a run looks at, alone or as one of several. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readShard } from "../../scripts/test/shard.ts";
import { choose } from "../../scripts/visual/chosen.ts";
import { Recorded } from "../../scripts/visual/recorded.ts";
import { isAsked } from "../../scripts/visual/stories.ts";

let folder: string;
let recorded: Recorded;

const stories = Array.from({ length: 200 }, (_, index) => `components-part--story-${index}`);
const before = new Map(stories.map((story) => [story, "0123456789ab"]));
const changed = ["components-part--story-7", "components-part--story-70"];
const now = new Map(before)
  .set("components-part--story-7", "ba9876543210")
  .set("components-part--story-70", "ba9876543210")
  .set("components-new--default", "ba9876543210");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "chosen-"));
  recorded = new Recorded(folder);
  await recorded.record(
    new Map([...before].map(([story, fingerprint]) => [story, { fingerprint, pictures: {} }])),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const all = { isAsked: isAsked([]), whole: false, shard: readShard(undefined), seed: "a" };

test("a story is looked at whose fingerprint is another or none, and a twentieth of the others", () => {
  const { stories: chosen, sample } = choose(recorded, now, all);
  expect([...chosen].toSorted()).toEqual(["components-new--default", ...changed]);
  expect(sample.size).toBe(10);
  expect([...sample].filter((story) => chosen.has(story))).toEqual([]);
});

test("another seed draws another twentieth, the same seed the same", () => {
  const sampleOf = (seed: string) => [...choose(recorded, now, { ...all, seed }).sample];
  expect(sampleOf("a")).toEqual(sampleOf("a"));
  expect(sampleOf("b")).not.toEqual(sampleOf("a"));
});

test("what is named is looked at, whatever its fingerprint", () => {
  const named = isAsked(["components-part--story-1"]);
  const { stories: chosen, sample } = choose(recorded, now, {
    ...all,
    isAsked: named,
    whole: true,
  });
  expect([...chosen]).toEqual(["components-part--story-1"]);
  expect(sample.size).toBe(0);
});

test("shards look at every story once between them", () => {
  const shards = ["1/3", "2/3", "3/3"].map(readShard);
  const chosen = shards.map((shard) => choose(recorded, now, { ...all, whole: true, shard }));
  const looked = chosen.flatMap((one) => [...one.stories]);
  expect(looked.toSorted()).toEqual([...now.keys()].toSorted());
  for (const { stories: own } of chosen) expect(own.size).toBe(67);
});

test.each(["0/3", "4/3", "1", "a/b", "1/0"])("--shard=%s is refused", (text) => {
  expect(() => readShard(text)).toThrow("say --shard=1/3");
});
