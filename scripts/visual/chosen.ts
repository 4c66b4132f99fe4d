/** Which stories a run looks at. */
import { createHash } from "node:crypto";
import { ofShard, type Shard } from "../test/shard.ts";
import type { Recorded } from "./recorded.ts";

export type Chosen = {
  /** Those that are asked for, or whose fingerprint is not the recorded one. */
  stories: Set<string>;
  /** A twentieth of the others. */
  sample: Set<string>;
};

type Asked = {
  /** Names on the command line; none is all. */
  isAsked: (story: string) => boolean;
  /** Whether those are looked at whatever their fingerprint says. */
  whole: boolean;
  shard: Shard;
  seed: string;
};

const part = 20;

export function choose(
  recorded: Recorded,
  fingerprints: ReadonlyMap<string, string>,
  { isAsked, whole, shard, seed }: Asked,
): Chosen {
  const asked = [...fingerprints.keys()].filter(isAsked).toSorted();
  const isChanged = (story: string) =>
    recorded.entry(story)?.fingerprint !== fingerprints.get(story);
  const stories = new Set(whole ? asked : asked.filter(isChanged));
  const unchanged = asked.filter((story) => !stories.has(story));
  const drawn = new Map(unchanged.map((story) => [story, hash(`${seed} ${story}`)]));
  const sample = unchanged
    .toSorted((a, b) => ((drawn.get(a) ?? "") < (drawn.get(b) ?? "") ? -1 : 1))
    .slice(0, Math.ceil(unchanged.length / part));
  return {
    stories: new Set(ofShard([...stories], shard)),
    sample: new Set(ofShard(sample, shard)),
  };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
