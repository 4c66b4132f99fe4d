/** Words by which a student asks why a course's class list lacks the own name. */
export const ownClassListWords = {
  ask: "Not on a class list?",
  course: "On which course’s list?",
} as const;
