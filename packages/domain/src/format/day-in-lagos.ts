import { todayInLagos } from "./date.ts";

/** The calendar day of a moment in Nigeria, as an ISO date; null of none. */
export const dayInLagos = (moment: string | null): string | null =>
  moment && todayInLagos(new Date(moment));
