import { usualDates } from "@polyportal/domain/academic-session/dates";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { toKobo } from "@polyportal/domain/format/naira";
import type { academicSessions } from "../../schema/academic-session.ts";
import type { applicationFees } from "../../schema/application-type.ts";

export const academicSessionRows: (typeof academicSessions.$inferInsert)[] = [
  { id: 1, name: "2024/2025", ...usualDates("2024/2025"), current: false },
  { id: 2, name: "2025/2026", ...usualDates("2025/2026"), current: false },
  { id: 3, name: "2026/2027", ...usualDates("2026/2027"), current: true },
];

/** The session that the demo school is in. */
export const currentSessionId = 3;

type Amounts = readonly [number, number, number];

const isAmounts = (fee: Amounts | Readonly<Record<string, Amounts>>): fee is Amounts =>
  Array.isArray(fee);

/** What each application cost in the three sessions, in naira. */
const fees: Record<ProgrammeSlug, Amounts | Readonly<Record<string, Amounts>>> = {
  "sub-degree": [7_500, 10_000, 12_500],
  nd: [5_000, 5_000, 6_500],
  hnd: [7_500, 7_500, 10_000],
  "nd-part-time": [7_500, 8_500, 10_000],
  "pre-degree": [4_000, 4_000, 5_000],
  // By award.
  diploma: { diploma: [5_000, 6_000, 7_500], "professional-diploma": [7_500, 8_500, 10_000] },
  cce: {
    nd: [7_500, 8_500, 10_000],
    hnd: [10_000, 11_000, 12_500],
    certificate: [4_000, 4_500, 5_000],
  },
  "uni-transfer": [10_000, 12_500, 15_000],
  "four-year-sandwich": [7_500, 9_000, 10_000],
  "five-year-sandwich": [7_500, 9_000, 10_000],
  putme: [2_000, 2_000, 2_000],
  "supplementary-putme": [2_000, 2_000, 2_500],
  supplementary: [3_000, 3_000, 3_500],
  "staff-request": [3_000, 3_000, 3_500],
  "direct-entry": [6_000, 6_000, 7_500],
  pg: {
    pgd: [15_000, 17_500, 20_000],
    masters: [20_000, 22_500, 25_000],
    phd: [25_000, 27_500, 30_000],
  },
};

export const applicationFeeRows: (typeof applicationFees.$inferInsert)[] = Object.entries(
  fees,
).flatMap(([slug, fee]) =>
  Object.entries(isAmounts(fee) ? { "": fee } : fee).flatMap(([award, amounts]) =>
    amounts.map((amount, index) => ({
      slug: slug as ProgrammeSlug,
      sessionId: index + 1,
      award,
      amountKobo: toKobo(amount),
    })),
  ),
);
