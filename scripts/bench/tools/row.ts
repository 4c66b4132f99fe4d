/** One figure of a benchmark, beside what it may cost. */
export type Row = {
  figure: string;
  value: number;
  unit: string;
  /** The most that is allowed, or the least where the figure is a rate; without one it only informs. */
  budget?: number;
  /** What is compared with the budget where that is not the value itself: ours to the peer's. */
  ratio?: number;
  pass?: boolean;
};

/** What the command line asks for besides the benchmarks' names. */
export type Settings = {
  /** Whether budgets that are missing are to be written down at today's figure. */
  write: boolean;
};

export type Benchmark = { name: string; run(settings: Settings): Promise<Row[]> };

/** A figure that may not exceed its budget. */
export function atMost(figure: string, value: number, unit: string, budget?: number): Row {
  return budget === undefined
    ? { figure, value, unit }
    : { figure, value, unit, budget, pass: value <= budget };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/**
 * The quarter of the runs that was disturbed least, for a budget in milliseconds: what else runs on
 * a machine only ever adds to a time, and by up to two thirds within minutes where it is shared.
 */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? Number.NaN;
}
