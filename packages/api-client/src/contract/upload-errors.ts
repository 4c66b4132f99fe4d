/** The errors of calls that take a picture. */
export const uploadErrors = [
  "file_too_big",
  "file_wrong_type",
  "body_too_large",
  "too_many_requests",
] as const;
