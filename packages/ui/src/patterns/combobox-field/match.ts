import type { Option } from "../select-field/select-field.tsx";

/** Without case and marks, so that "omuaran" finds "Omu-Aran" and "Oke Ogun" finds "Òkè-Ògùn". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** The options that hold what was typed; those that begin with it come first. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const sought = plain(typed);
  if (sought === "") return options;
  const found = options
    .map((option) => ({ option, at: plain(option.label).indexOf(sought) }))
    .filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ option }) => option,
  );
}
