import type { Grey, Pixels } from "./grey.ts";
import { greyOf } from "./grey.ts";

/** The sides of the squares in which writing is looked at, in pixels. */
const square = 32;
/** The least variance of shades in a square with writing. */
const leastInk = 150;
/** So few squares with writing tell nothing. */
const leastSquares = 6;
/** A page whose writing is less sharp is said to be blurred. */
const leastSharp = 0.08;

/**
 * How sharp the writing on a page is: the variance of the Laplacian in the squares with writing, by the contrast that
 * each has. Of its parts in four directions the weakest one counts, for a hand that shakes blurs one alone. What
 * plain squares have of it is the camera's noise. Nothing where less than that part of the picture has writing.
 */
export function sharpnessOf(page: Pixels, leastPart = 0): number | undefined {
  const grey = greyOf(page);
  const inked: Square[] = [];
  const plain: Square[] = [];
  for (let top = 1; top + square < grey.height; top += square) {
    for (let left = 1; left + square < grey.width; left += square) {
      const found = squareAt(grey, left, top);
      (found.ink >= leastInk ? inked : plain).push(found);
    }
  }
  const least = Math.max(leastSquares, leastPart * (inked.length + plain.length));
  if (inked.length < least) return undefined;
  const parts = directions.map((_, direction) => {
    const edges = ({ parts }: Square) => parts[direction] ?? 0;
    const calm = plain.map(edges).toSorted((a, b) => a - b);
    const noise = mean(calm.slice(0, Math.ceil(calm.length / 2)));
    return mean(inked.map((one) => Math.max(0, edges(one) - noise) / one.ink));
  });
  return Math.min(...parts);
}

/** Whether a page's writing is too blurred to be read with ease; one without writing is not. */
export function isBlurred(page: Pixels, leastPart?: number): boolean {
  const sharpness = sharpnessOf(page, leastPart);
  return sharpness !== undefined && sharpness < leastSharp;
}

/** To the next pixel across, down, and along both diagonals, where it is farther by the root of two. */
const directions = [
  { right: 1, down: 0, far: 1 },
  { right: 0, down: 1, far: 1 },
  { right: 1, down: 1, far: 2 },
  { right: -1, down: 1, far: 2 },
] as const;

/** What is known of a square: the variance of its shades, and of their second difference by direction. */
type Square = { ink: number; parts: number[] };

function squareAt({ width, shades }: Grey, left: number, top: number): Square {
  const shade = new Spread();
  const parts = directions.map(({ right, down, far }) => {
    const to = down * width + right;
    const part = new Spread();
    for (let y = top; y < top + square; y++) {
      for (let x = left; x < left + square; x++) {
        const at = y * width + x;
        part.add(((shades[at - to] ?? 0) + (shades[at + to] ?? 0) - 2 * (shades[at] ?? 0)) / far);
      }
    }
    return part.variance;
  });
  for (let y = top; y < top + square; y++) {
    for (let x = left; x < left + square; x++) shade.add(shades[y * width + x] ?? 0);
  }
  return { ink: shade.variance, parts };
}

/** The variance of what was added. */
class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;
  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }
  get variance(): number {
    return this.#squares / this.#count - (this.#sum / this.#count) ** 2;
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
