import { budgetMs, cpuSlowdown } from "./click-to-paint.ts";
import { atMost, lowerQuartile, median, type Row } from "./row.ts";

/** Milliseconds from the clicks to a painted page, beside what they may be. */
export function paintedWithin(what: string, times: readonly number[]): Row[] {
  const figure = `${what} painted after the click, CPU x${cpuSlowdown}`;
  return [
    atMost(figure, lowerQuartile(times), "ms", budgetMs),
    atMost(`${figure}, median`, median(times), "ms"),
  ];
}
