/** What others know an account by: changing one of these is confirmed, with a reason. */
export const identifyingFields = [
  "lastname",
  "firstname",
  "middlename",
  "email",
  "staffNumber",
  "role",
] as const;
