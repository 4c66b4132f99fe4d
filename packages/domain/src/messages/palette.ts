/** What the search over the pages says (Ctrl K). */
export const paletteMessages = {
  open: "Search pages",
  title: "Go to a page",
  placeholder: "Type the name of a page",
  none: "No page of that name. Check the spelling, or look in the menu.",
} as const;
