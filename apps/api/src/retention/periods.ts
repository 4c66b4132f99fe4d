/**
 * How many days each kind of personal data is kept. `RETAIN_<NAME>_DAYS` overrides a period. docs/privacy.md
 * explains each of them.
 */
export const defaultPeriods = {
  LETTERS: 1,
  ANSWERS: 1,
  TOKENS: 7,
  STRAY_FILES: 7,
  EXPORTS: 7,
  OUTBOX: 90,
  IDENTITY_CARDS: 90,
  IMPORTS: 90,
  SESSIONS: 180,
  ADDRESSES: 180,
  SECURITY: 180,
  UNPAID_INVOICES: 180,
  UNFINISHED_APPLICATIONS: 365,
  DRAFTS: 365,
  REHEARSALS: 400,
  NOTIFICATIONS: 730,
  RATINGS: 730,
  APPLICATIONS: 1_095,
  CBT_FILES: 1_825,
  PLACEMENTS: 1_825,
  REASONS: 1_825,
  ADMITTED_APPLICATIONS: 2_555,
  AUDIT: 2_555,
  PAYERS: 2_555,
  PAPERS: 3_650,
} as const;

export type PeriodName = keyof typeof defaultPeriods;

/** In days. */
export type Periods = Readonly<Record<PeriodName, number>>;

export const periodNames = Object.keys(defaultPeriods) as PeriodName[];

export const variableOf = (name: PeriodName) => `RETAIN_${name}_DAYS` as const;
