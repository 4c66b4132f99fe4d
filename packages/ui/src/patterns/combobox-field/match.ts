import { nameKey } from "@polyportal/domain/text/fold";
import type { Option } from "../select/options.tsx";

/** Nobody looks through more options, and rendering thousands would delay typing. */
export const shownAtMost = 50;

/** Ignores case, marks and spaces, so that "omuaran" finds "Omu-Aran" and "Oke Ogun" finds "Òkè-Ògùn". */
const plain = nameKey;

/** Computed once per list, not at every letter. */
const plainLabels = new WeakMap<readonly Option[], readonly string[]>();

export function plainLabelsOf(options: readonly Option[]): readonly string[] {
  const known = plainLabels.get(options);
  if (known) return known;
  const labels = options.map(({ label }) => plain(label));
  plainLabels.set(options, labels);
  return labels;
}

/** The option whose whole label was typed, with or without marks. An exact match is preferred. */
export function typedInFull(options: readonly Option[], typed: string): Option | undefined {
  const sought = plain(typed);
  if (sought === "") return undefined;
  const labels = plainLabelsOf(options);
  const same = options.filter((_, index) => labels[index] === sought);
  return same.find(({ label }) => label === typed.trim()) ?? same[0];
}

/** The matching options: exact ones first, then those that begin with the text. */
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

/** The options to render. The chosen one is always included. */
export function drawn(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const head = found.slice(0, shownAtMost);
  if (!chosen || head.includes(chosen) || !found.includes(chosen)) return head;
  return [chosen, ...head.slice(0, -1)];
}
