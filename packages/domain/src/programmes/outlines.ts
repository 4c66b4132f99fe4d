import type { KnownProgramme } from "./programme.ts";
import { catalogue, type ProgrammeSlug } from "./catalogue.ts";
import { chosen } from "./definitions.ts";
import { outlinesIn, type OutlinePart } from "./outline.ts";
import type { Outline } from "./programme.ts";

type Outlines = Readonly<Record<string, OutlinePart>>;

const sandwich = async () => outlinesIn(await import("./sandwich.ts"));
const byJamb = async () => outlinesIn(await import("./by-jamb.ts"));

/**
 * The outlines of each programme, by the file of its definitions. A build may write them out beforehand: it puts
 * its own file in the place of each `outlinesIn(await import(…))`.
 */
export const outlineFiles: Readonly<Record<ProgrammeSlug, () => Promise<Outlines>>> = {
  "sub-degree": async () => outlinesIn(await import("./sub-degree.ts")),
  nd: async () => outlinesIn(await import("./nd.ts")),
  hnd: async () => outlinesIn(await import("./hnd.ts")),
  "nd-part-time": async () => outlinesIn(await import("./nd-part-time.ts")),
  "pre-degree": async () => outlinesIn(await import("./preparing.ts")),
  diploma: async () => outlinesIn(await import("./diploma.ts")),
  cce: async () => outlinesIn(await import("./continuing.ts")),
  "uni-transfer": async () => outlinesIn(await import("./uni-transfer.ts")),
  "four-year-sandwich": sandwich,
  "five-year-sandwich": sandwich,
  putme: byJamb,
  "supplementary-putme": byJamb,
  supplementary: byJamb,
  "staff-request": byJamb,
  "direct-entry": byJamb,
  pg: async () => outlinesIn(await import("./graduate.ts")),
};

/** The outline of a programme, the newest or that of a revision. */
export const fetchOutline = async (
  slug: ProgrammeSlug,
  revision?: number,
): Promise<Outline & Pick<KnownProgramme, "slug">> => {
  const entry = catalogue.find((one) => one.slug === slug);
  if (!entry) throw new RangeError(`There is no programme ${slug}`);
  return { ...entry, ...chosen(await outlineFiles[slug](), slug, revision) };
};
