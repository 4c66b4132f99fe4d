import { uploadMessages } from "@polyportal/domain/messages/upload";

/** Words of a passport photo's field. */
export const photoFieldWords = {
  /** The name of the hidden file input. */
  picture: "Profile picture",
  passport: uploadMessages.passport,
  rules: uploadMessages.passportRules,
  change: "Change photo",
  upload: "Upload",
  notOpened: "The photo could not be opened. Check your connection and try again.",
  heic: uploadMessages.heic,
  wrongType: uploadMessages.passportWrongType,
  tooBig: uploadMessages.passportTooBig,
  cropTitle: uploadMessages.cropTitle,
  preview: "Preview of your photo",
  /** The three sliders. */
  sliders: { zoom: "Zoom", x: "Left to right", y: "Top to bottom" },
  uploading: "Uploading your photo",
  use: "Use this photo",
  cancel: "Cancel",
};
