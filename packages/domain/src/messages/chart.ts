/** What stands around every chart. */
export const chartMessages = {
  showTable: "Show as table",
  showChart: "Show as chart",
  notLoaded: "The chart did not load. The table says the same.",
  empty: "There is nothing to draw yet.",
  total: "Total",
  when: "When",
  ofFirst: "Of the first",
  ofBefore: "Of the stage before",
  ofTarget: "Of the target",
} as const;

/** What begins at a boundary of the value axis: "Upper Credit from 3.50". */
export const boundaryFrom = (label: string, value: string): string => `${label} from ${value}`;

/** The last slice of a chart of shares: "12 others". */
export const otherShares = (count: number): string => `${count} others`;

/** How many of those of the stage before came on: "90% of paid". */
export const funnelStep = (share: string, before: string): string =>
  `${share} of ${before.toLowerCase()}`;

/** How a figure stands to its target, after the figure: "of 120, 14 over"; to room, "of 120, 14 free". */
export function againstTarget(
  value: number,
  target: number,
  format: (value: number) => string,
  isRoom = false,
): string {
  const whole = `of ${format(target)}`;
  if (value === target) return `${whole}, ${isRoom ? "full" : "reached"}`;
  return value > target
    ? `${whole}, ${format(value - target)} over`
    : `${whole}, ${format(target - value)} ${isRoom ? "free" : "short"}`;
}

/** Where no target is set, after the figure: "no quota set". */
export const noTarget = (target: string): string => `no ${target.toLowerCase()} set`;

/** How a figure changed, in words and with its sign: "+124, up from 2025/2026". */
export function changeSince(by: number, since: string, format: (value: number) => string): string {
  if (by === 0) return `no change from ${since}`;
  // A joiner: without it the sign may stand alone at the end of a line.
  return by > 0
    ? `+\u2060${format(by)}, up from ${since}`
    : `−\u2060${format(-by)}, down from ${since}`;
}
