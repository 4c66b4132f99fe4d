/** What an applicant agrees to before uploading documents, where a programme asks for nothing else. */
export const declaration =
  "I declare that what I have entered and uploaded is true, and that the school may withdraw my admission if it is not.";
