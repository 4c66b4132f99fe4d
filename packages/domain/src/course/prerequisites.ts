/** What each course needs to be passed before, by ids; a course that is not in it needs nothing. */
export type Needs = ReadonlyMap<number, readonly number[]>;

/**
 * How a course would come to need itself if it needed these: the shortest way back to it, each needing
 * the next; none of them for a course that names itself. Undefined where all is well.
 */
export function wayBack(
  needs: Needs,
  courseId: number,
  required: readonly number[],
): readonly number[] | undefined {
  if (required.includes(courseId)) return [];
  const seen = new Set(required);
  let ways = required.map((id) => [id]);
  while (ways.length > 0) {
    const longer: number[][] = [];
    for (const way of ways) {
      // What the course itself needed before is replaced: a way ends where it meets the course.
      for (const next of needs.get(way.at(-1) ?? courseId) ?? []) {
        if (next === courseId) return way;
        if (!seen.has(next)) longer.push([...way, next]);
        seen.add(next);
      }
    }
    ways = longer;
  }
  return undefined;
}

/**
 * Of courses that are to need others from now on, those that cannot, each with its way back to itself; the
 * rest can, all of them together.
 */
export function closedCircles(needs: Needs, wished: Needs): Map<number, readonly number[]> {
  const circles = new Map<number, readonly number[]>();
  for (;;) {
    const others = [...wished].filter(([id]) => !circles.has(id));
    const all = new Map([...needs, ...others]);
    const more = others.flatMap(([id, required]) => {
      const way = wayBack(all, id, required);
      return way ? [[id, way] as const] : [];
    });
    // Whoever cannot keeps what it needs now, which may close another.
    if (more.length === 0) return circles;
    for (const [id, way] of more) circles.set(id, way);
  }
}
