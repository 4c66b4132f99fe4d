import type { Programme } from "@polyportal/domain/programmes/programme";

/** JAMB's number of the payer of an invoice: nobody else's. */
export const jambNumberOf = (rrr: string): string => `2026${rrr.slice(-8)}AB`;

/** What opens an application besides the RRR, as it is sent. */
export const keyOf = ({ key }: Pick<Programme, "key">, rrr: string): { jambNumber?: string } =>
  key ? { jambNumber: jambNumberOf(rrr) } : {};
