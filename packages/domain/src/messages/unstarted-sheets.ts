/** Words of the list of courses whose scores nobody has begun to enter. */
export const unstartedWords = {
  toWaiting: "Sheets that wait",
  title: "Scores not started",
  lead: "Courses with registered students of whom no score is entered yet.",
  empty: "Scores of every course with registered students are begun.",
  nobody: "Nobody teaches it",
  columns: { closesAt: "Deadline", reminded: "Reminded" },
  remind: "Send a reminder",
  question: (lecturer: string): string =>
    `${lecturer} is told in the portal and by letter that these scores are not begun. A course is reminded once a day.`,
  questionTitle: (code: string): string => `Remind of the scores of ${code}`,
  reminded: (code: string, lecturer: string): string => `${lecturer} is reminded of ${code}`,
  nobodyTeaches: "Nobody teaches this course. Please see that a lecturer is assigned.",
  today: "Somebody was reminded today.",
} as const;
