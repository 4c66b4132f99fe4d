import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";

/**
 * One programme, with its title, for each different answer to `of`: what two programmes ask in the same
 * way is served by the same code, so that one of them stands for both. What answers nothing does not ask.
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
