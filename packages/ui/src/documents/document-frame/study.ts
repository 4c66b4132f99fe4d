/** What is studied, and where: on every paper about a student, a class or a course. */
export type Study = {
  /** The faculty or school within the school. */
  faculty: string | null | undefined;
  /** The department. */
  department: string | null | undefined;
  /** The programme: "National Diploma". */
  programme: string | null | undefined;
};

/** A study in one academic session. */
export type StudyInSession = Study & {
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
};
