/** From where to where something reaches on the screen, in pixels from its top. */
export type Span = { readonly top: number; readonly bottom: number };

/**
 * How far from the top a stack of so high notices lies without covering any of `taken`, nor, if there is
 * such a place, any of `pressed`: as low as it can, for there the page's own beginning is not. Where
 * nothing is free, at the very bottom.
 */
export function freePlace(
  screen: number,
  height: number,
  taken: readonly Span[],
  pressed: readonly Span[] = [],
): number {
  return (
    lowestFree(screen, height, [...taken, ...pressed]) ??
    lowestFree(screen, height, taken) ??
    Math.max(0, screen - height)
  );
}

function lowestFree(screen: number, height: number, taken: readonly Span[]): number | undefined {
  const lowest = Math.max(0, screen - height);
  return [lowest, ...taken.map(({ top }) => Math.floor(top - height))]
    .filter((place) => place >= 0 && place <= lowest)
    .toSorted((a, b) => b - a)
    .find((place) => taken.every(({ top, bottom }) => place + height <= top || place >= bottom));
}
