import type { Programme } from "@polyportal/domain/programmes/programme";

/** A JAMB number that only the payer of this invoice has. */
export const jambNumberOf = (rrr: string): string => `2026${rrr.slice(-8)}AB`;

/** The number of the same payer's earlier application. */
export const earlierNumberOf = (rrr: string): string => `ND/2026/E${rrr.slice(-8)}`;

/** The fields that open an application besides the RRR. */
export function keyOf(
  { key }: Pick<Programme, "key">,
  rrr: string,
): { jambNumber?: string; regNumber?: string } {
  if (key === "regNumber") return { regNumber: earlierNumberOf(rrr) };
  return key ? { jambNumber: jambNumberOf(rrr) } : {};
}
