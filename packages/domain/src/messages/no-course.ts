/** What a lecturer reads where courses would stand, wherever that is. */
export const noCourseTaught = (session: string): string =>
  `No course is assigned to you in ${session}. Please see your head of department.`;
