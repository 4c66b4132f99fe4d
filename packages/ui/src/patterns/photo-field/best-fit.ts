/** Longer sides of a scan to try, best first. Smaller ones would be unreadable. */
const scanSides = [1600, 1300, 1000, 800];
const best = 0.92;
const worst = 0.45;

/** Encodes a JPEG with a quality between 0 and 1. */
type Encode<Jpeg> = (quality: number) => Promise<Jpeg | null>;

/** The best readable scan of at most `maxBytes`; `encode` renders it at a scale of at most 1. */
export async function bestScan<Jpeg extends { size: number }>(
  longest: number,
  maxBytes: number,
  encode: (scale: number) => Encode<Jpeg>,
): Promise<Jpeg | undefined> {
  // A small one is tried once in its own size.
  for (const scale of new Set(scanSides.map((side) => Math.min(1, side / longest)))) {
    const jpeg = await bestQuality(maxBytes, encode(scale));
    if (jpeg) return jpeg;
  }
  return undefined;
}

/** Bisects the quality: five tries come within 2 % of the best that fits. */
export async function bestQuality<Jpeg extends { size: number }>(
  maxBytes: number,
  encode: Encode<Jpeg>,
): Promise<Jpeg | undefined> {
  const first = await encode(best);
  if (first && first.size <= maxBytes) return first;
  let [low, high] = [worst, best];
  let found = await encode(low);
  if (!found || found.size > maxBytes) return undefined;
  for (let tries = 0; tries < 4; tries++) {
    const middle = (low + high) / 2;
    const jpeg = await encode(middle);
    if (jpeg && jpeg.size <= maxBytes) [found, low] = [jpeg, middle];
    else high = middle;
  }
  return found;
}
