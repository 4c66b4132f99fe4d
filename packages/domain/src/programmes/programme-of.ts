import { catalogue, type ProgrammeSlug } from "./catalogue.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";
import type { ProgrammeDefinition } from "./programme.ts";

/** A programme: its line in the catalogue, and what is its own. */
export function programmeOf<Slug extends ProgrammeSlug, const Own extends ProgrammeDefinition>(
  slug: Slug,
  definition: Own,
): ProgrammeEntry & Own & { slug: Slug } {
  const entry = catalogue.find((one) => one.slug === slug);
  if (!entry) throw new RangeError(`There is no programme ${slug}`);
  return Object.assign<ProgrammeEntry, Own, { slug: Slug }>({ ...entry }, definition, { slug });
}
