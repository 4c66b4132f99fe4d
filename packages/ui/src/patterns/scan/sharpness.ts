import type { Grey, Pixels } from "./grey.ts";
import { greyOf } from "./grey.ts";

/** The side of the squares in which writing is measured, in pixels. */
const square = 32;
/** The least variance in a square with writing. */
const leastInk = 150;
/** Fewer squares with writing are not enough to judge. */
const leastSquares = 6;
/** A page with less sharp writing counts as blurred. */
const leastSharp = 0.08;

/**
 * The sharpness of a page's writing: the variance of the Laplacian in squares with writing, divided by their
 * contrast. The weakest of four directions counts, because a shaking hand blurs only one. The variance in
 * plain squares is the camera's noise. Undefined if less than this fraction of the picture has writing.
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

/** Whether a page's writing is too blurred to read easily. False for a page without writing. */
export function isBlurred(page: Pixels, leastPart?: number): boolean {
  const sharpness = sharpnessOf(page, leastPart);
  return sharpness !== undefined && sharpness < leastSharp;
}

/** The steps to the next pixel: across, down, and along both diagonals, which are longer by √2. */
const directions = [
  { right: 1, down: 0, far: 1 },
  { right: 0, down: 1, far: 1 },
  { right: 1, down: 1, far: 2 },
  { right: -1, down: 1, far: 2 },
] as const;

/** A square's variance, and the variance of its second difference by direction. */
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

/** The variance of the added values. */
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
