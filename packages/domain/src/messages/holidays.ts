/** Every word of the page on which the school enters the days on which it is closed. */
export const holidayWords = {
  title: "Holidays",
  lead: "Days on which the school is closed. Promised working days leave them out, with Saturdays and Sundays. Easter, the two Sallahs, Maulud and what the government declares move from year to year: enter them once they are known. A day that is added moves no promise that was given before.",
  search: "Name of the holiday",
  none: "No day is entered: Saturdays and Sundays alone are left out.",
  add: "Add a day",
  addTitle: "Add a day on which the school is closed",
  addIntro:
    "What is promised from now on leaves it out. What was promised for this very day stays promised, and is late once the next working day is over.",
  save: "Add",
  remove: "Remove",
  columns: { day: "Day", weekday: "Weekday", name: "Holiday" },
  coming: "Still to come",
  yes: "Yes",
  no: "No",
  added: (name: string) => `${name} is in the calendar`,
  removed: (name: string) => `${name} is out of the calendar`,
} as const;
