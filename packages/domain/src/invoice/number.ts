import { todayInLagos } from "../format/date.ts";

/** The series that an invoice's number belongs to, one a year of the calendar in Nigeria: `INV-2026`. */
export const invoiceSeries = (createdAt: Date): string =>
  `INV-${todayInLagos(createdAt).slice(0, 4)}`;
