const stillMs = 100;
const longestMs = 5_000;

/**
 * Waits until nothing was scrolled for a moment, 5 s at most: what changes many rows of a sheet at once costs
 * a frame or two, which nobody misses who looks at a sheet that stands still.
 */
export async function untilStill(): Promise<void> {
  const end = performance.now() + longestMs;
  let scrolled = true;
  const note = () => {
    scrolled = true;
  };
  addEventListener("scroll", note, { capture: true, passive: true });
  while (scrolled && performance.now() < end) {
    scrolled = false;
    await new Promise((over) => setTimeout(over, stillMs));
  }
  removeEventListener("scroll", note, { capture: true });
}
