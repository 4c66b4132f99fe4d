import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";

/**
 * One programme, with its title, for each distinct result of `of`. Programmes with the same result use the
 * same code, so one stands for all. Without a result, a programme is left out.
 */
export const eachWay = (of: (programme: Programme) => unknown): [string, Programme][] => {
  const ways = new Map<string, Programme>();
  for (const programme of programmes) {
    const asked = of(programme);
    if (asked === undefined) continue;
    const way = JSON.stringify(asked);
    if (!ways.has(way)) ways.set(way, programme);
  }
  return [...ways.values()].map((programme) => [programme.title, programme]);
};
