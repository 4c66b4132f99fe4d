import { unusualWords } from "../messages/score-sheet.ts";
import type { SheetStatistics } from "./statistics.ts";

/** From where on a result is unusual: of 100 passed, and marks away from the year before. */
export const unusualFrom = { passRateBelow: 20, passRateAbove: 95, deviation: 15 } as const;

/**
 * What is unusual about a result, in words; undefined where nothing is. Whoever submits such a sheet says
 * something about it to the head of department, and no reviewer forwards it unopened.
 */
export function unusualResult(
  { passRate, mean }: Pick<SheetStatistics, "passRate" | "mean">,
  meanBefore: number | null,
): string | undefined {
  if (passRate !== null && passRate < unusualFrom.passRateBelow) return unusualWords.few(passRate);
  if (passRate !== null && passRate > unusualFrom.passRateAbove) return unusualWords.many(passRate);
  const deviation = deviationOf(mean, meanBefore);
  if (deviation === null) return undefined;
  return Math.abs(deviation) >= unusualFrom.deviation ? unusualWords.away(deviation) : undefined;
}

/**
 * How far a mean is from that of the year before; null where there is none of either. Two thirds have no
 * last digit to subtract: what a machine is off by there does not keep anybody this side of a border.
 */
export const deviationOf = (mean: number | null, meanBefore: number | null): number | null =>
  mean === null || meanBefore === null ? null : Number((mean - meanBefore).toFixed(6));
