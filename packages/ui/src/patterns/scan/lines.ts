import type { Grey } from "./grey.ts";
import { shadeAt } from "./grey.ts";
import type { Point } from "./corners.ts";

/**
 * A line with a lighter side: `angle` points there, and `distance` is the line's distance from the top left
 * corner in that direction.
 */
export type Line = { angle: number; distance: number };

/** Candidates for the four sides of a page, by where the paper is: to the right of the left side, and so on. */
export type Sides = { left: Line[]; top: Line[]; right: Line[]; bottom: Line[] };

const angles = 180;
const eighth = Math.ceil(angles / 8);
const step = (2 * Math.PI) / angles;
/** The resolution of distances in pixels. */
const grain = 2;
/** How many angles an edge pixel's direction may be off. */
const doubt = 3;
/** A smaller difference between two pixels is no edge. */
const faintest = 3;
/** The most that one pixel counts, because a short strong edge is no side of a page. */
const loudest = 24;
/** How many lines to try for each side. */
const tried = 7;

/**
 * The strongest lines of a picture for each side of a page (Hough transform that uses the direction of edges:
 * a page is lighter than its background).
 */
export function linesOf(grey: Grey): Sides {
  const { width, height } = grey;
  // Relative to the centre, so that similar lines have similar distances.
  const [middleX, middleY] = [width / 2, height / 2];
  const reach = Math.ceil(Math.hypot(middleX, middleY) / grain) + 1;
  const votes = new Float32Array(angles * (2 * reach + 1));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const right = (shadeAt(grey, x + 1, y) - shadeAt(grey, x - 1, y)) / 2;
      const down = (shadeAt(grey, x, y + 1) - shadeAt(grey, x, y - 1)) / 2;
      const strength = Math.hypot(right, down);
      if (strength < faintest) continue;
      const nearest = Math.round(Math.atan2(down, right) / step);
      for (let by = -doubt; by <= doubt; by++) {
        const index = (nearest + by + angles) % angles;
        const [across, below] = [x - middleX, y - middleY];
        const distance = across * Math.cos(index * step) + below * Math.sin(index * step);
        const at = index * (2 * reach + 1) + Math.round(distance / grain) + reach;
        votes[at] = (votes[at] ?? 0) + Math.min(strength, loudest);
      }
    }
  }
  const found = (towards: number) =>
    strongest(votes, reach, towards).map(({ angle, distance }) => ({
      angle,
      distance: distance + middleX * Math.cos(angle) + middleY * Math.sin(angle),
    }));
  return {
    left: found(0),
    top: found(angles / 4),
    right: found(angles / 2),
    bottom: found((3 * angles) / 4),
  };
}

/** The lines with the most votes within 45° of a direction, without near duplicates. */
function strongest(votes: Float32Array, reach: number, towards: number): Line[] {
  const row = 2 * reach + 1;
  const taken: { index: number; place: number }[] = [];
  const isTaken = (index: number, place: number) =>
    taken.some((one) => Math.abs(one.index - index) <= 6 && Math.abs(one.place - place) <= 6);
  while (taken.length < tried) {
    let best = { index: 0, place: 0, count: 0 };
    for (let index = towards - eighth; index <= towards + eighth; index++) {
      const from = ((index + angles) % angles) * row;
      for (let place = 0; place < row; place++) {
        const count = votes[from + place] ?? 0;
        if (count > best.count && !isTaken(index, place)) best = { index, place, count };
      }
    }
    if (best.count === 0) break;
    taken.push(best);
  }
  return taken.map(({ index, place }) => ({
    angle: index * step,
    distance: (place - reach) * grain,
  }));
}

/** The intersection of two lines, unless they are nearly parallel. */
export function crossing(one: Line, other: Line): Point | undefined {
  const [a, b] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [c, d] = [Math.cos(other.angle), Math.sin(other.angle)];
  const apart = a * d - b * c;
  if (Math.abs(apart) < 0.3) return undefined;
  return {
    x: (d * one.distance - b * other.distance) / apart,
    y: (a * other.distance - c * one.distance) / apart,
  };
}
