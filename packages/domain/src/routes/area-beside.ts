/** Parts of the school that have no entry in the side menu, by those beside which they are found. */
const beside: Readonly<Record<string, string>> = {
  "User Management": "Lecturer Management",
  "School Setup": "Lecturer Management",
};

/** The part of the school whose first page stands among the pages of this one. */
export const areaBeside = (area: string | undefined): string | undefined =>
  area === undefined ? undefined : beside[area];
