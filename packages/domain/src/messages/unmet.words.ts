/** What an applicant is told whose application lacks something that the chosen department asks. */
export const unmetWords = {
  title: (department: string) => `${department} asks what this application does not have`,
  goOn: "It can be sent all the same. Until then another department can be chosen.",
  stands: (paid: string) => `So it stood on ${paid}, when the form was paid; that counts for you.`,
} as const;
