import type { KnownProgramme, ProgrammeSlug } from "./catalogue.ts";

/**
 * The file of each programme, which exports its definition alone, fetched when a page needs it. One without a
 * line does not compile.
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
  "four-year-sandwich": () => import("./four-year-sandwich.ts"),
  "five-year-sandwich": () => import("./five-year-sandwich.ts"),
};

/** The definition of a programme. */
export async function fetchDefinition(slug: ProgrammeSlug): Promise<KnownProgramme> {
  const [programme] = Object.values(await files[slug]());
  if (!programme) throw new RangeError(`There is no programme ${slug}`);
  return programme;
}
