/** What is said beside a file that was refused. */
export const uploadMessages = {
  missing: "Please select a file!",
  tooBig: "The file you selected is too big!",
  wrongType: "Wrong file type, ensure this is an image file!",
  passportTooBig: "File too Large.",
  passportWrongType: "Invalid file type. Try again",
} as const;
