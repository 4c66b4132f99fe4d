/** A run of words, and whether both texts have it. */
export type WordRun = { text: string; shared: boolean };

/** Two texts as runs of words: common ones in order, and those of only one text. */
export function wordDiff(before: string, after: string): { before: WordRun[]; after: WordRun[] } {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const same = (i: number, j: number) => a[i]?.trimEnd() === b[j]?.trimEnd();
  // The length of the longest common subsequence of a[i…] and b[j…], from the end.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const longest = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      lengths[i]?.fill(longest, j, j + 1);
    }
  }
  const runs = { before: [] as WordRun[], after: [] as WordRun[] };
  const put = (side: WordRun[], text = "", shared = false) => {
    const last = side.at(-1);
    if (last?.shared === shared) last.text += text;
    else side.push({ text, shared });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && same(i, j)) {
      put(runs.before, a[i], true);
      put(runs.after, b[j], true);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      put(runs.before, a[i]);
      i += 1;
    } else {
      put(runs.after, b[j]);
      j += 1;
    }
  }
  return runs;
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? [];
