/** How long a bed waits for its payment. A bank may take a weekend; a bed nobody pays must not wait longer. */
export const holdHours = 72;

/** Until when a bed that is chosen now is held: its invoice ends then, and the bed with it. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + holdHours * 3_600_000);

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/**
 * What is left of a hold, in its two largest units: "2 days 4 hours", "3 hours 20 minutes", "less
 * than a minute"; empty once it is over. It never says more than is left.
 */
export function holdLeft(until: Date, now: Date): string {
  const ms = until.getTime() - now.getTime();
  if (!(ms > 0)) return "";
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return "less than a minute";
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts =
    days > 0
      ? [counted(days, "day"), hours > 0 && counted(hours, "hour")]
      : [hours > 0 && counted(hours, "hour"), minutes % 60 > 0 && counted(minutes % 60, "minute")];
  return parts.filter(Boolean).join(" ");
}
