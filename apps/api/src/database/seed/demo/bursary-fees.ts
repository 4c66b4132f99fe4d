import { toKobo } from "@polyportal/domain/format/naira";
import type { bursaryFees } from "../../schema/fees.ts";

type Row = typeof bursaryFees.$inferInsert;

/** What the bursary collects, in naira: one amount, or from the first to the second. */
const fees: readonly (readonly [code: string, name: string, least: number, most?: number])[] = [
  ["BUR-001", "Hire of the convocation hall", 150_000, 600_000],
  ["BUR-002", "Tender documents", 25_000],
  ["BUR-003", "Registration of a contractor", 50_000],
  ["BUR-004", "Rent of a shop on the campus", 20_000, 240_000],
  ["BUR-005", "Vehicle sticker", 2_000],
  ["BUR-006", "Replacement of a lost certificate", 20_000],
  ["BUR-007", "Verification of a certificate for an employer", 10_000],
  ["BUR-008", "Guest house, a night", 8_000],
  ["BUR-009", "Endowment and donations", 1_000, 50_000_000],
  ["BUR-010", "Damage to property of the school", 500, 1_000_000],
  ["BUR-011", "Use of the sports ground", 15_000],
  ["BUR-012", "Alumni association, yearly due", 5_000],
];

export const bursaryFeeRows: readonly Row[] = [
  ...fees.map(([code, name, least, most = least], index): Row => ({
    id: index + 1,
    code,
    name,
    payer: "anyone",
    leastKobo: toKobo(least),
    mostKobo: toKobo(most),
  })),
  // Raised against students, and one that is collected no longer: neither is anybody's to pay.
  {
    id: 101,
    code: "BUR-101",
    name: "Workshop materials",
    payer: "student",
    leastKobo: toKobo(3_500),
    mostKobo: toKobo(3_500),
  },
  {
    id: 102,
    code: "BUR-102",
    name: "Anniversary levy",
    payer: "anyone",
    leastKobo: toKobo(1_000),
    mostKobo: toKobo(1_000),
    active: false,
  },
];
