/** Two colours that meet somewhere in the product, and the contrast that WCAG 2.2 AA wants there. */
export type Pair = readonly [front: string, back: string, atLeast: 3 | 4.5];

const papers = ["paper", "paper-raised", "paper-sunken"];

/** What a status, or the accent of what waits for somebody, is told by; the school's colour keeps away. */
export const signals = ["info", "success", "warning", "fail", "unapproved", "clay"];
const toned = [...signals, "brand"];

/** Text needs 4.5 to 1 (WCAG 1.4.3), the edges of controls and the focus ring 3 to 1 (1.4.11). */
export const pairs: readonly Pair[] = [
  ...papers.flatMap((paper): Pair[] => [
    ...["ink", "ink-muted", "brand-strong", ...toned].map((front): Pair => [front, paper, 4.5]),
    ["line-strong", paper, 3],
    ["focus", paper, 3],
  ]),
  ...toned.flatMap((status): Pair[] => [
    [status, `${status}-soft`, 4.5],
    ["ink", `${status}-soft`, 4.5],
    ["focus", `${status}-soft`, 3],
  ]),
  ["brand-strong", "brand-soft", 4.5],
  ["on-brand", "brand", 4.5],
  ["on-brand", "brand-strong", 4.5],
  ["on-brand", "fail", 4.5],
];
