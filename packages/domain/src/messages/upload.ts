import { refusedFileWords } from "./refused-file.ts";

/** What is said beside a file that was refused. */
export const uploadMessages = {
  missing: "Please select a file!",
  tooBig: "The file you selected is too big!",
  wrongType: "Wrong file type, ensure this is an image file!",
  heic: refusedFileWords.heic,
  passportTooBig: "File too Large.",
  passportWrongType: "Invalid file type. Try again",
  passport: "Passport photograph",
  passportRules:
    "A recent photo of your face, straight on, before a plain wall. JPG, PNG or JPEG; it is cropped and made smaller than 100kb on this device.",
  cropTitle: "Place your face in the frame",
  sending: "still being sent, please wait a moment",
  unsent: "not sent yet. Try again, or remove it",
  /** A file that met no network: it lies on the page, not in the device's storage. */
  waits:
    "There is no network. This file is kept on this page and goes out when the network is back: leave the page open until then.",
  codeMissing: "The file could not be opened. Check your connection and try again.",
  kept: "Uploaded",
  tryAgain: "Try again",
} as const;
