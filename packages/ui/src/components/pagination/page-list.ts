/** A page number, or a gap of several pages. */
export type PageMark = number | "gap-before" | "gap-after";

/** The numbers to show: first, last, current and its neighbours. */
export function pageList(page: number, pages: number): PageMark[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const first = near[0] ?? pages;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...bridge(1, first, "gap-before"),
    ...near,
    ...(near.length > 0 ? bridge(last, pages, "gap-after") : []),
    ...(pages > 1 ? [pages] : []),
  ];
}

/** Between two numbers: nothing, the missing number, or a gap. */
function bridge(from: number, to: number, gap: PageMark): PageMark[] {
  if (to - from < 2) return [];
  return to - from === 2 ? [from + 1] : [gap];
}

/** The number of pages, at least one. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
