import type { KnownProgramme } from "./programme.ts";
import type { ProgrammeSlug } from "./catalogue.ts";

type Definitions = Readonly<Record<string, KnownProgramme>>;

/** What a programme is told apart by, and its revisions. */
type Revised = Pick<KnownProgramme, "slug"> & { revision?: number; past?: true };

/** Of what a file has: the newest of a programme or that of a revision. What was never revised is the first. */
export function chosen<One extends Revised>(
  file: Readonly<Record<string, One>>,
  slug: string,
  revision?: number,
): One {
  const all = Object.values(file).filter((one) => one.slug === slug);
  const found = all.find((one) => (revision ? one.revision === revision : !one.past));
  return (found ?? all[0]) as One;
}

/** Fetches the file of a programme. */
type FetchFile = () => Promise<Definitions>;

const sandwich = () => import("./sandwich.ts");
const byJamb = () => import("./by-jamb.ts");

/**
 * The file of each programme, which exports definitions alone, fetched when a page needs it: a build may write it
 * out. One without a line does not compile.
 */
export const definitionFiles: Readonly<Record<ProgrammeSlug, FetchFile>> = {
  "sub-degree": () => import("./sub-degree.ts"),
  nd: () => import("./nd.ts"),
  hnd: () => import("./hnd.ts"),
  "nd-part-time": () => import("./nd-part-time.ts"),
  "pre-degree": () => import("./preparing.ts"),
  diploma: () => import("./diploma.ts"),
  cce: () => import("./continuing.ts"),
  "uni-transfer": () => import("./uni-transfer.ts"),
  "four-year-sandwich": sandwich,
  "five-year-sandwich": sandwich,
  putme: byJamb,
  "supplementary-putme": byJamb,
  supplementary: byJamb,
  "staff-request": byJamb,
  "direct-entry": byJamb,
  pg: () => import("./graduate.ts"),
};

/**
 * The definition of a programme, the newest or that of a revision. Its line names the file that has it: a test
 * reads each.
 */
export const fetchDefinition = async (
  slug: ProgrammeSlug,
  revision?: number,
): Promise<KnownProgramme> => chosen(await definitionFiles[slug](), slug, revision);
