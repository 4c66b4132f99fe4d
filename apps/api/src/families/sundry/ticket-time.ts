import { latestMade } from "../../server/clock-error.ts";

/** When a ticket of so many minutes is over, in milliseconds. */
export const endOfTicket = (now: Date, minutes: number): number => now.getTime() + minutes * 60_000;

/** Whether a ticket with this end holds: it is not over, and was not made by a clock that was ahead. */
export const isTicketGood = (end: number, now: Date, minutes: number): boolean =>
  end > now.getTime() && end <= endOfTicket(latestMade(now), minutes);
