import type { ProgrammeSlug } from "./catalogue.ts";
import { programmeGroups } from "./groups.ts";

/** Those that stand above the groups on the landing page, by whom they are for. */
const besides: Readonly<Record<string, readonly ProgrammeSlug[]>> = {
  "Leaving secondary school": ["nd", "nd-part-time", "sub-degree", "pre-degree"],
  "With an ND or a certificate in hand": ["hnd"],
};

/** Every programme, by whom it is for. */
export const groupedProgrammes: readonly {
  readonly title: string;
  readonly slugs: readonly ProgrammeSlug[];
}[] = programmeGroups.map(({ title, slugs }) => ({
  title,
  slugs: [...(besides[title] ?? []), ...slugs],
}));
