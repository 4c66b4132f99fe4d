/** What form 11 says of a session's courses. */
export const courseFormWords = {
  lecturer: "Lecturer’s signature",
  /** In the lecturer's empty box, for who does not see it. */
  toBeSigned: "To be signed",
  /** The name of a semester's table. */
  coursesOf: (semester: string): string => `Courses, ${semester}`,
  /** Who signs. */
  signatures: [
    "Student",
    "Course adviser",
    "Head of department",
    "Dean of faculty",
  ] as readonly string[],
};
