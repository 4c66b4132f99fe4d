/** The vertical range of something on the screen, in pixels from the top. */
export type Span = { readonly top: number; readonly bottom: number };

/**
 * The top position for a stack of toasts of this height that covers none of `taken` and, if possible, none of
 * `pressed`. The lowest such position is used, because the page begins at the top. If none is free, the very
 * bottom.
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
