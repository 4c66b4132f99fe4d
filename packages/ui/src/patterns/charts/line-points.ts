import { number } from "./chart-data.ts";

type Box = { width: number; height: number; edge: number };

/**
 * The points of a small line in its box, in pixels with one decimal. The lowest value is at the bottom, so
 * that changes are visible; equal values are in the middle. Anything but numbers is left out.
 */
export function linePoints(values: readonly number[], box: Box): { x: number; y: number }[] {
  const known = values.flatMap((value) => number(value) ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = { width: box.width - 2 * box.edge, height: box.height - 2 * box.edge };
  return known.map((value, index) => ({
    x: tenth(box.edge + (known.length > 1 ? index / (known.length - 1) : 1) * room.width),
    y: tenth(box.edge + (high > low ? (high - value) / (high - low) : 0.5) * room.height),
  }));
}

const tenth = (pixels: number): number => Math.round(pixels * 10) / 10;
