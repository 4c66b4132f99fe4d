import type { ProgrammeSlug } from "./catalogue.ts";

/** The programmes that stand below the landing page's cards, by whom they are for. */
export const programmeGroups = [
  { title: "Leaving secondary school", slugs: ["putme", "pre-degree", "sub-degree"] },
  { title: "With an ND or a certificate in hand", slugs: ["direct-entry", "diploma"] },
  { title: "At work", slugs: ["cce", "four-year-sandwich", "five-year-sandwich"] },
  {
    title: "From elsewhere, or missed out",
    slugs: ["uni-transfer", "supplementary", "supplementary-putme", "staff-request"],
  },
  { title: "Graduates", slugs: ["pg"] },
] as const satisfies readonly { title: string; slugs: readonly ProgrammeSlug[] }[];

/** The group in which a programme stands; none of one with a card. */
export const groupOf = (slug: string) =>
  programmeGroups.find(({ slugs }) => (slugs as readonly string[]).includes(slug));
