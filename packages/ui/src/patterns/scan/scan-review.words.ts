import { scanMessages } from "@polyportal/domain/messages/scan";

/** What is said of a page that was found on a photo, before it is sent. */
export const scanReviewWords = {
  /** Before the field's label: for which document it is. */
  title: (label: string): string => `${scanMessages.title}: ${label}`,
  blurredTitle: scanMessages.blurredTitle,
  blurred: scanMessages.blurred,
  photo: "Your photo",
  page: "The page as it will be sent",
  corners: scanMessages.corners,
  /** The four corners, from the upper left on, clockwise. */
  corner: {
    topLeft: "Top left corner",
    topRight: "Top right corner",
    bottomRight: "Bottom right corner",
    bottomLeft: "Bottom left corner",
  },
  /** Where a corner stands, in percent of the photo. */
  place: (across: number, down: number): string =>
    `${across}% from the left, ${down}% from the top`,
  straightening: "Straightening the page",
  failed: scanMessages.failed,
  use: "Use this page",
  keep: "Keep the photo as it is",
  again: "Take another photo",
  cancel: "Cancel",
};
