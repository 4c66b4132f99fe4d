import type { ChartPoint } from "./chart-data.ts";
import { number } from "./chart-data.ts";

/** A value that parts what is on either side of it: the least average of a class, a pass mark. */
export type Boundary = {
  /** What begins there: "Upper Credit". */
  label: string;
  /** Where it is on the value axis. */
  value: number;
};

/** The value axis: from where to where, and which values are written beside it. */
export type AxisScale = { from: number; to: number; ticks: number[] };

/** About so many parts does a reader count off at a glance. */
const parts = 4;

/**
 * An axis on which the data can be read. Columns are lengths and start at nothing; lines start at the
 * round value below the lowest. `max` is the end of the scale where it has one.
 */
export function axisScale(
  points: readonly ChartPoint[],
  { max, fromNothing }: { max?: number | undefined; fromNothing: boolean },
): AxisScale {
  const values = points.flatMap((point) => point.values.map(number)).filter((one) => one !== null);
  const highest = max ?? Math.max(...values);
  const lowest = fromNothing ? Math.min(0, ...values) : Math.min(...values);
  // Values that are nearly the same are not blown up to look different.
  const step = roundStep(Math.max(highest - lowest, Math.abs(highest) / 5) / parts);
  // Where all is nothing, one line says so.
  if (step === 0) return { from: 0, to: 1, ticks: [0] };
  const first = Math.min(Math.floor(lowest / step), Math.ceil(highest / step) - 1);
  const to = max ?? Math.ceil(highest / step) * step;
  const count = Math.floor(to / step + 1e-9) - first + 1;
  // What a step of tenths adds up to is a tenth again, not 0.30000000000000004.
  const ticks = Array.from({ length: count }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { from: first * step, to, ticks };
}

/** The 1, 2 or 5 of its power of ten that is next above. */
function roundStep(rough: number): number {
  if (!(rough > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((one) => one * power >= rough - power * 1e-9) ?? 10);
}

/** A text beside a drawing: where it begins, from the top, and how high it is; pixels. */
export type Box = { top: number; size: number };

/**
 * How far down each text is moved so that none covers another, in the texts' order; the topmost keeps
 * its place, and of two at one height the first. Those that would end below `end` are moved up.
 */
export function spread(boxes: readonly Box[], end = Infinity): number[] {
  const texts = boxes.map(({ top, size }) => ({ top, size, place: top }));
  const order = texts.toSorted((a, b) => a.top - b.top);
  let free = -Infinity;
  for (const text of order) {
    text.place = Math.max(text.top, free);
    free = text.place + text.size;
  }
  let taken = end;
  for (const text of order.toReversed()) {
    text.place = Math.min(text.place, taken - text.size);
    taken = text.place;
  }
  return texts.map(({ top, place }) => place - top);
}
