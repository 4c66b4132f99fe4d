/** What a lecturer's search over pages, courses, score sheets and students says (Ctrl K). */
export const taughtPaletteMessages = {
  title: "Go to a page, a course or a student",
  placeholder: "A page, a course, a name or number",
  none: "Nothing of that name among your courses and classes. Check the spelling, or look in the menu.",
  courses: "Your courses",
  sheets: "Score sheets",
  students: "Your students",
  searching: "Searching…",
  failed: "Your courses and students could not be searched just now.",
  found: (count: number) =>
    count === 1 ? "1 course, sheet or student found" : `${count} courses, sheets or students found`,
} as const;
