/** The hue of a school that has chosen none: a deep green. */
export const defaultBrandHue = 155;

/**
 * The hues a school may have, from and to, in degrees of OKLCH; over 359 they go on at 0. In any
 * other the school's colour would be taken for a status or the clay accent: red, orange and ochre lie
 * by fail, clay and warning, blue-greens by info. ui's theme.test.ts measures that these arcs are
 * neither wider nor narrower than the colours of tokens.css allow.
 */
export const permittedHues: readonly (readonly [from: number, to: number])[] = [
  [95, 183],
  [259, 365],
];

const turned = (hue: number): number => ((hue % 360) + 360) % 360;

/** How far two hues lie apart, the short way round. */
const apart = (one: number, other: number): number => {
  const way = turned(one - other);
  return Math.min(way, 360 - way);
};

/**
 * The hue that a school which asks for `hue` gets: its own, or the nearest that no status has.
 * Throws a RangeError for what is no angle.
 */
export function permittedHue(hue: number): number {
  if (!Number.isFinite(hue)) throw new RangeError(`A hue is an angle in degrees, not ${hue}`);
  const asked = turned(hue);
  const free = permittedHues.some(([from, to]) =>
    [asked, asked + 360].some((angle) => angle >= from && angle <= to),
  );
  if (free) return asked;
  const [nearest = asked] = permittedHues
    .flat()
    .toSorted((one, other) => apart(one, asked) - apart(other, asked));
  return turned(nearest);
}
