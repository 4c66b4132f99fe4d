import { nameKey } from "@polyportal/domain/text/fold";
import type { Option } from "../select/options.tsx";

/** More than this many are never looked through; drawing thousands would hold up the next letter. */
export const shownAtMost = 50;

/** Without case, marks and spaces, so that "omuaran" finds "Omu-Aran" and "Oke Ogun" finds "Òkè-Ògùn". */
const plain = nameKey;

/** The plain labels of a list are worked out once, not at every letter. */
const plainLabels = new WeakMap<readonly Option[], readonly string[]>();

export function plainLabelsOf(options: readonly Option[]): readonly string[] {
  const known = plainLabels.get(options);
  if (known) return known;
  const labels = options.map(({ label }) => plain(label));
  plainLabels.set(options, labels);
  return labels;
}

/** The option whose whole label was typed, with or without its marks; the very same letters win. */
export function typedInFull(options: readonly Option[], typed: string): Option | undefined {
  const sought = plain(typed);
  if (sought === "") return undefined;
  const labels = plainLabelsOf(options);
  const same = options.filter((_, index) => labels[index] === sought);
  return same.find(({ label }) => label === typed.trim()) ?? same[0];
}

/** The options that hold what was typed: what was typed in full, then those that begin with it. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const sought = plain(typed);
  if (sought === "") return options;
  const labels = plainLabelsOf(options);
  const [full, first, later]: Option[][] = [[], [], []];
  options.forEach((option, index) => {
    const label = labels[index] ?? "";
    const at = label.indexOf(sought);
    if (at > 0) later?.push(option);
    else if (at === 0) (label === sought ? full : first)?.push(option);
  });
  return [full, first, later].flatMap((some) => some ?? []);
}

/** As many of them as are drawn; the chosen one is always among them. */
export function drawn(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const head = found.slice(0, shownAtMost);
  if (!chosen || head.includes(chosen) || !found.includes(chosen)) return head;
  return [chosen, ...head.slice(0, -1)];
}
