/** One place on a chart's axis, or one slice: a semester, a day, a programme. */
export type ChartPoint = {
  /** What it is called, in full: "First semester 2025/2026". */
  label: string;
  /** One value for each series, in the series' order; null where there is none. */
  values: readonly (number | null)[];
  /** The part of the chart that it is of, such as an award: no line leads from one part to the next. */
  part?: string;
};

/** How numbers are written on axes, beside marks and in the table. */
export type FormatValue = (value: number) => string;

/** Plain numbers with separators. */
export const plainFormat: FormatValue = (value) => value.toLocaleString("en");

/** The most series or slices that stay apart in colour and in pattern. */
export const maxMarks = 6;

/** Whether there is anything to draw: a value that is one. */
export const isEmpty = (points: readonly ChartPoint[]): boolean =>
  !points.some(({ values }) => values.some((value) => number(value) !== null));

/** A value as it can be drawn: what is no number leaves a gap. */
export const number = (value: number | null | undefined): number | null =>
  value != null && Number.isFinite(value) ? value : null;

/** Points that follow each other in one part. */
type Part = { name: string | undefined; points: ChartPoint[] };

/** The parts of a chart, in their order; a chart that names none is of one. */
export function partsOf(points: readonly ChartPoint[]): Part[] {
  const parts: Part[] = [];
  for (const point of points) {
    const last = parts.at(-1);
    if (last && last.name === point.part) last.points.push(point);
    else parts.push({ name: point.part, points: [point] });
  }
  return parts;
}

/** The points with an empty place between two parts, where a line ends and begins anew. */
export const parted = (parts: readonly Part[]): ChartPoint[] =>
  parts.flatMap(({ points }, index) =>
    index === 0 ? points : [{ label: "", values: [] }, ...points],
  );

/** A slice of a whole. */
export type Share = {
  /** What the slice is of. */
  label: string;
  /** How much it is. */
  value: number;
  /** Its part of the whole, from 0 to 1. */
  share: number;
};

/**
 * The slices of a whole, the largest first. Where there are more than can be told apart, the smallest
 * are one slice together, which `others` names; the table still has each. What is not above zero has no slice.
 */
export function shares(points: readonly ChartPoint[], others: (count: number) => string): Share[] {
  const slices = points
    .map(({ label, values }) => ({ label, value: number(values[0]) ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
  const kept = slices.length > maxMarks ? slices.slice(0, maxMarks - 1) : slices;
  const rest = slices.slice(kept.length);
  if (rest.length > 0) kept.push({ label: others(rest.length), value: sum(rest) });
  const whole = sum(slices);
  return kept.map((slice) => ({ ...slice, share: slice.value / whole }));
}

const sum = (slices: readonly { value: number }[]) =>
  slices.reduce((total, { value }) => total + value, 0);

/** A share in whole percent; one that is not nothing never shows as 0. */
export const percent = (share: number): string =>
  share > 0 && share < 0.01 ? "under 1%" : `${Math.round(share * 100)}%`;
