/** A point in a picture: 0 is its left or top edge, 1 its right or bottom one. */
export type Point = { x: number; y: number };

/** A page's corners in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The least fraction of a picture's area that can be a page if a person marks it. */
const leastByHand = 0.02;

const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/** The area within the corners, as a fraction of the picture. */
export const areaOf = ([a, b, c, d]: Corners): number =>
  ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;

/** Whether the corners form a convex quadrilateral, clockwise. */
export const isConvex = ([a, b, c, d]: Corners): boolean =>
  turn(a, b, c) > 0 && turn(b, c, d) > 0 && turn(c, d, a) > 0 && turn(d, a, b) > 0;

/** Whether a page can be cut out there. */
export const canBePage = (corners: Corners): boolean =>
  isConvex(corners) && areaOf(corners) >= leastByHand;

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The corners after moving one. Unchanged if the result cannot be a page. */
export function withCorner(corners: Corners, index: number, { x, y }: Point): Corners {
  const [a, b, c, d] = corners.map((corner, at) =>
    at === index ? { x: within(x), y: within(y) } : corner,
  );
  if (!a || !b || !c || !d) return corners;
  return canBePage([a, b, c, d]) ? [a, b, c, d] : corners;
}
