/** What the section says in which an applicant names referees. */
export const refereeSectionWords = {
  lead: "Each gets a link of their own by e-mail once you have sent the application, or before if you ask them on the details page. Ask them beforehand whether they will. Nothing waits for their answers.",
} as const;
