/** A place on a chart's axis, or a slice: a semester, a day, a programme. */
export type ChartPoint = {
  /** Its full name: "First semester 2025/2026". */
  label: string;
  /** One value for each series, in order; null if missing. */
  values: readonly (number | null)[];
  /** The part of the chart it belongs to, such as an award. No line connects two parts. */
  part?: string;
};

/** Formats numbers on axes, beside marks and in the table. */
export type FormatValue = (value: number) => string;

/** Plain numbers with separators. */
export const plainFormat: FormatValue = (value) => value.toLocaleString("en");

/** The most series or slices that can be told apart by colour and pattern. */
export const maxMarks = 6;

/** Whether there are no values to draw. */
export const isEmpty = (points: readonly ChartPoint[]): boolean =>
  !points.some(({ values }) => values.some((value) => number(value) !== null));

/** A value to draw; anything but a number leaves a gap. */
export const number = (value: number | null | undefined): number | null =>
  value != null && Number.isFinite(value) ? value : null;

/** Consecutive points of one part. */
type Part = { name: string | undefined; points: ChartPoint[] };

/** The parts of a chart in order. Without names there is one part. */
export function partsOf(points: readonly ChartPoint[]): Part[] {
  const parts: Part[] = [];
  for (const point of points) {
    const last = parts.at(-1);
    if (last && last.name === point.part) last.points.push(point);
    else parts.push({ name: point.part, points: [point] });
  }
  return parts;
}

/** The points with a gap between two parts. */
export const parted = (parts: readonly Part[]): ChartPoint[] =>
  parts.flatMap(({ points }, index) =>
    index === 0 ? points : [{ label: "", values: [] }, ...points],
  );

/** A slice of a whole. */
export type Share = {
  /** What the slice is of. */
  label: string;
  /** Its value. */
  value: number;
  /** Its share, from 0 to 1. */
  share: number;
};

/**
 * The slices, largest first. If there are too many to tell apart, the smallest are combined, named by
 * `others`; the table still has each. Only positive values have a slice.
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

/** A share in whole percent. Only 0 itself shows as 0. */
export const percent = (share: number): string =>
  share > 0 && share < 0.01 ? "under 1%" : `${Math.round(share * 100)}%`;
