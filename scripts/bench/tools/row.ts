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

export type Benchmark = { run(settings: Settings): Promise<Row[]> };

/** A figure that may not exceed its budget, where it has one. */
export function atMost(figure: string, value: number, unit: string, budget?: number): Row {
  return budget === undefined
    ? { figure, value, unit }
    : { figure, value, unit, budget, pass: value <= budget };
}

export const atLeast = (figure: string, value: number, unit: string, budget: number): Row => ({
  figure,
  value,
  unit,
  budget,
  pass: value >= budget,
});

type Compared = {
  /** Ours to the peer's, in the same run. */
  ratio: number;
  /** What the ratio may be; without either it only informs. */
  most?: number;
  least?: number;
};

export function compared(
  figure: string,
  value: number,
  unit: string,
  { ratio, most, least }: Compared,
): Row {
  if (most !== undefined) return { figure, value, unit, ratio, budget: most, pass: ratio <= most };
  if (least === undefined) return { figure, value, unit, ratio };
  return { figure, value, unit, ratio, budget: least, pass: ratio >= least };
}

/** What so large a part of the values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The row of what 95 of 100 times do not exceed. */
export const within = (figure: string, times: readonly number[], budget?: number): Row =>
  atMost(`${figure}: 95 of 100 within`, quantile(times, 0.95), "ms", budget);

/**
 * The quarter of the runs that was disturbed least, for a budget in milliseconds: what else runs on
 * a machine only ever adds to a time, and by up to two thirds within minutes where it is shared.
 */
export const lowerQuartile = (values: readonly number[]): number => quantile(values, 0.25);

/** The rows of a time: the quarter that was disturbed least beside its budget, and the median. */
export const timeRows = (figure: string, times: readonly number[], budget?: number): Row[] => [
  atMost(figure, lowerQuartile(times), "ms", budget),
  atMost(`${figure}, median`, median(times), "ms"),
];
