import type { Placed, WeekDay } from "./week.ts";

/**
 * The entry that a key leads to, as in an ARIA grid without its free cells: up and down within the day; left
 * and right to a clashing entry, then to the entry nearest in time on the nearest day with one; Home and End
 * to the week's first and last day; Page keys to the day's first and last entry, with Control to the week's.
 * Undefined for other keys; the entry itself at an end.
 */
export function entryAt(
  days: readonly WeekDay[],
  from: Placed,
  key: string,
  far: boolean,
): Placed | undefined {
  const used = days.map((day) => day.placed).filter((entries) => entries.length > 0);
  const on = used.findIndex((entries) => entries.includes(from));
  const own = used[on] ?? [];
  const at = own.indexOf(from);
  switch (key) {
    case "ArrowDown":
      return own[at + 1] ?? from;
    case "ArrowUp":
      return own[at - 1] ?? from;
    case "ArrowRight":
      return beside(own, from, 1) ?? nearest(used[on + 1], from) ?? from;
    case "ArrowLeft":
      return beside(own, from, -1) ?? nearest(used[on - 1], from) ?? from;
    case "PageUp":
      return own[0];
    case "PageDown":
      return own.at(-1);
    case "Home":
      return far ? used[0]?.[0] : nearest(used[0], from);
    case "End":
      return far ? used.at(-1)?.at(-1) : nearest(used.at(-1), from);
    default:
      return undefined;
  }
}

/** The clashing entry in the next lane on that side. */
function beside(day: readonly Placed[], from: Placed, step: 1 | -1): Placed | undefined {
  return day
    .filter(({ lane, entry }) => (lane - from.lane) * step > 0 && from.clashes.includes(entry))
    .toSorted((one, other) => (one.lane - other.lane) * step)[0];
}

/** The entry of a day at the same time, or the nearest one. */
function nearest(day: readonly Placed[] | undefined, { start, end }: Placed): Placed | undefined {
  const away = (one: Placed) => Math.max(0, one.start - end + 1, start - one.end + 1);
  return day?.toSorted((one, other) => away(one) - away(other))[0];
}
