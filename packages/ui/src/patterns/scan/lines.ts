import type { Grey } from "./grey.ts";
import { shadeAt } from "./grey.ts";
import type { Point } from "./corners.ts";

/**
 * A line on whose one side the picture is lighter: `angle` points there, `distance` is how far along it the
 * line lies from the upper left corner.
 */
export type Line = { angle: number; distance: number };

/** The four sides of a page, by where the paper lies from them: to the right of the left side, and so on. */
export type Sides = { left: Line[]; top: Line[]; right: Line[]; bottom: Line[] };

const angles = 180;
const eighth = Math.ceil(angles / 8);
const step = (2 * Math.PI) / angles;
/** Pixels from one distance to the next. */
const grain = 2;
/** By how many angles a pixel may be wrong about the line on which it lies. */
const doubt = 3;
/** Shades from one pixel to the next below which nothing is an edge. */
const faintest = 3;
/** What one pixel may say at most: a short strong edge is no side of a page. */
const loudest = 24;
/** How many lines are tried for each side. */
const tried = 7;

/**
 * The strongest lines of a picture by the side of a page that each could be (Hough's transform, with the
 * direction of each edge: a page is lighter than what it lies on).
 */
export function linesOf(grey: Grey): Sides {
  const { width, height } = grey;
  // From the middle of the picture: two lines that are about the same have about the same distance then.
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

/** The lines with the most votes within 45° of a direction, no two of which are about the same. */
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

/** Where two lines cross, unless they are all but parallel. */
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
