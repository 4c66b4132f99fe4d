/** What the record of a semester's courses says around them. */
export const courseRegistrationWords = {
  /** The name of the table. */
  courses: "Registered courses",
  /** Who signs. */
  signatures: ["Student", "Course adviser"] as readonly string[],
};
