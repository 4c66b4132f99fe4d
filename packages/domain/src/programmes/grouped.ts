import { catalogue, type ProgrammeSlug } from "./catalogue.ts";
import { programmeGroups } from "./groups.ts";

/** Those with a card of their own on the landing page, by whom they are for. */
const besides: Readonly<Record<string, readonly ProgrammeSlug[]>> = {
  "Leaving secondary school": ["nd", "nd-part-time"],
  "With an ND or a certificate in hand": ["hnd"],
};

/** One that no group names stands in the first: its line in the catalogue is enough. */
const named = new Set<string>([
  ...Object.values(besides).flat(),
  ...programmeGroups.flatMap(({ slugs }) => slugs),
]);
const unnamed = catalogue.flatMap(({ slug }) => (named.has(slug) ? [] : slug));

/** Every programme, by whom it is for. */
export const groupedProgrammes: readonly {
  readonly title: string;
  readonly slugs: readonly ProgrammeSlug[];
}[] = programmeGroups.map(({ title, slugs }, index) => ({
  title,
  slugs: [...(besides[title] ?? []), ...slugs, ...(index === 0 ? unnamed : [])],
}));
