/** Long sides of a scan to try, from the best; smaller than the last nobody could read it. */
const scanSides = [1600, 1300, 1000, 800];
const best = 0.92;
const worst = 0.45;

/** Makes a JPEG of a quality between 0 and 1. */
type Encode<Jpeg> = (quality: number) => Promise<Jpeg | null>;

/** The best scan of at most `maxBytes` that can still be read; `encode` has it in a scale of at most 1. */
export async function bestScan<Jpeg extends { size: number }>(
  longest: number,
  maxBytes: number,
  encode: (scale: number) => Encode<Jpeg>,
): Promise<Jpeg | undefined> {
  // One that is small already is tried once in its own size.
  for (const scale of new Set(scanSides.map((side) => Math.min(1, side / longest)))) {
    const jpeg = await bestQuality(maxBytes, encode(scale));
    if (jpeg) return jpeg;
  }
  return undefined;
}

/** Halves the range of qualities: five tries find one within 2 % of the best that fits. */
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
