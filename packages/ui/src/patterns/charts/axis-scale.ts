import type { ChartPoint } from "./chart-data.ts";
import { number } from "./chart-data.ts";

/** A value that separates ranges: the lowest average of a class, a pass mark. */
export type Boundary = {
  /** The name of the range above: "Upper Credit". */
  label: string;
  /** Its position on the value axis. */
  value: number;
};

/** The value axis: its range and its labelled values. */
export type AxisScale = { from: number; to: number; ticks: number[] };

/** About the number of steps that can be counted at a glance. */
const parts = 4;

/**
 * The value axis. Columns start at 0, because they are lengths; lines start at the round value below the
 * lowest. `max` is a fixed end.
 */
export function axisScale(
  points: readonly ChartPoint[],
  { max, fromNothing }: { max?: number | undefined; fromNothing: boolean },
): AxisScale {
  const values = points.flatMap((point) => point.values.map(number)).filter((one) => one !== null);
  const highest = max ?? Math.max(...values);
  const lowest = fromNothing ? Math.min(0, ...values) : Math.min(...values);
  // Nearly equal values must not be magnified.
  const step = roundStep(Math.max(highest - lowest, Math.abs(highest) / 5) / parts);
  // If all values are 0, one line is enough.
  if (step === 0) return { from: 0, to: 1, ticks: [0] };
  const first = Math.min(Math.floor(lowest / step), Math.ceil(highest / step) - 1);
  const to = max ?? Math.ceil(highest / step) * step;
  const count = Math.floor(to / step + 1e-9) - first + 1;
  // Round, because sums of tenths give 0.30000000000000004.
  const ticks = Array.from({ length: count }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { from: first * step, to, ticks };
}

/** The next higher 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  if (!(rough > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((one) => one * power >= rough - power * 1e-9) ?? 10);
}

/** A text beside a drawing: its top and height in pixels. */
export type Box = { top: number; size: number };

/**
 * How far each text must move down so that none overlap, in the texts' order. The topmost stays, and of two
 * at one height the first. Those beyond `end` are moved up.
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
