/** What is said beside a file that was refused. */
export const uploadMessages = {
  missing: "Please select a file!",
  tooBig: "The file you selected is too big!",
  wrongType: "Wrong file type, ensure this is an image file!",
  passportTooBig: "File too Large.",
  passportWrongType: "Invalid file type. Try again",
  passport: "Passport photograph",
  passportRules:
    "A recent photo of your face, straight on, before a plain wall. JPG, PNG or JPEG; it is cropped and made smaller than 100kb on this device.",
  cropTitle: "Place your face in the frame",
  sending: "still being sent, please wait a moment",
  codeMissing: "The file could not be opened. Check your connection and try again.",
  kept: "Uploaded",
  tryAgain: "Try again",
} as const;
