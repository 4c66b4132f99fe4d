import type { Programme } from "@polyportal/domain/programmes/programme";

/** JAMB's number of the payer of an invoice: nobody else's. */
export const jambNumberOf = (rrr: string): string => `2026${rrr.slice(-8)}AB`;

/** The number of the application that the same payer sent before. */
export const earlierNumberOf = (rrr: string): string => `ND/2026/E${rrr.slice(-8)}`;

/** What opens an application besides the RRR, as it is sent. */
export function keyOf(
  { key }: Pick<Programme, "key">,
  rrr: string,
): { jambNumber?: string; regNumber?: string } {
  if (key === "regNumber") return { regNumber: earlierNumberOf(rrr) };
  return key ? { jambNumber: jambNumberOf(rrr) } : {};
}
