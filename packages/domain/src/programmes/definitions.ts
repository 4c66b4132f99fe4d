import type { KnownProgramme, ProgrammeSlug } from "./catalogue.ts";
import { revisionOf } from "./revisions.ts";

type Definitions = Readonly<Record<string, KnownProgramme>>;

const first = () => import("./first.ts");
const sandwich = () => import("./sandwich.ts");
const byJamb = () => import("./by-jamb.ts");

/**
 * The file of each programme, which exports definitions alone, fetched when a page needs it. One without a line
 * does not compile.
 */
const files: Readonly<Record<ProgrammeSlug, () => Promise<Definitions>>> = {
  "sub-degree": first,
  nd: first,
  hnd: first,
  "nd-part-time": first,
  "pre-degree": first,
  diploma: () => import("./diploma.ts"),
  cce: () => import("./cce.ts"),
  "uni-transfer": () => import("./uni-transfer.ts"),
  "four-year-sandwich": sandwich,
  "five-year-sandwich": sandwich,
  putme: byJamb,
  "supplementary-putme": byJamb,
  supplementary: byJamb,
  "staff-request": byJamb,
  "direct-entry": byJamb,
  pg: () => import("./pg.ts"),
};

const find = (all: readonly KnownProgramme[], slug: ProgrammeSlug, revision?: number) =>
  all.find((one) => one.slug === slug && (!revision || revisionOf(one) === revision));

/**
 * The definition of a programme, the newest or that of a revision. Its line names the file that has it: a test
 * reads each. An earlier one is a file that only those fetch who have it.
 */
export const fetchDefinition = async (
  slug: ProgrammeSlug,
  revision?: number,
): Promise<KnownProgramme> =>
  (find(Object.values(await files[slug]()), slug, revision) ??
    find((await import("./earlier.ts")).earlier, slug, revision)) as KnownProgramme;
