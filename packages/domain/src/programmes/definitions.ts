import type { KnownProgramme, ProgrammeSlug } from "./catalogue.ts";

/** The definition of each programme, fetched when a page needs it. One without a line does not compile. */
export const definitions: Readonly<Record<ProgrammeSlug, () => Promise<KnownProgramme>>> = {
  "sub-degree": async () => (await import("./sub-degree.ts")).subDegree,
  nd: async () => (await import("./nd.ts")).nd,
  hnd: async () => (await import("./hnd.ts")).hnd,
  "nd-part-time": async () => (await import("./nd-part-time.ts")).ndPartTime,
  "pre-degree": async () => (await import("./pre-degree.ts")).preDegree,
  diploma: async () => (await import("./diploma.ts")).diploma,
  cce: async () => (await import("./cce.ts")).cce,
  "uni-transfer": async () => (await import("./uni-transfer.ts")).uniTransfer,
  "four-year-sandwich": async () => (await import("./four-year-sandwich.ts")).fourYearSandwich,
  "five-year-sandwich": async () => (await import("./five-year-sandwich.ts")).fiveYearSandwich,
};
