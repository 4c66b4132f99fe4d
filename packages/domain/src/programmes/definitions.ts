import type { KnownProgramme, ProgrammeSlug } from "./catalogue.ts";

const sandwich = () => import("./sandwich.ts");

/**
 * The file of each programme, which exports definitions alone, fetched when a page needs it. One without a line
 * does not compile.
 */
const files: Readonly<
  Record<ProgrammeSlug, () => Promise<Readonly<Record<string, KnownProgramme>>>>
> = {
  "sub-degree": () => import("./sub-degree.ts"),
  nd: () => import("./nd.ts"),
  hnd: () => import("./hnd.ts"),
  "nd-part-time": () => import("./nd-part-time.ts"),
  "pre-degree": () => import("./pre-degree.ts"),
  diploma: () => import("./diploma.ts"),
  cce: () => import("./cce.ts"),
  "uni-transfer": () => import("./uni-transfer.ts"),
  "four-year-sandwich": sandwich,
  "five-year-sandwich": sandwich,
  pg: () => import("./pg.ts"),
};

/** The definition of a programme. Its line names the file that has it: a test reads each. */
export const fetchDefinition = async (slug: ProgrammeSlug): Promise<KnownProgramme> =>
  Object.values(await files[slug]()).find((one) => one.slug === slug) as KnownProgramme;
