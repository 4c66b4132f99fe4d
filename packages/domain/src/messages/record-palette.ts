/** What the search over pages, people and departments says (Ctrl K), to who may see more than pages. */
export const recordPaletteMessages = {
  title: "Go to a page, a person or a department",
  placeholder: "A page, a name or number, a department",
  none: "Nothing of that name. Check the spelling, or look in the menu.",
  people: "People",
  departments: "Departments",
  off: "switched off",
  searching: "Searching…",
  failed: "People and departments could not be searched just now.",
  found: (count: number) =>
    count === 1 ? "1 person or department found" : `${count} people or departments found`,
} as const;
