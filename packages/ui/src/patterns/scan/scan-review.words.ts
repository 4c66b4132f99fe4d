import { scanMessages } from "@polyportal/domain/messages/scan";

/** Words of the review of a scanned page. */
export const scanReviewWords = {
  /** Before the field's label, which names the document. */
  title: (label: string): string => `${scanMessages.title}: ${label}`,
  blurredTitle: scanMessages.blurredTitle,
  blurred: scanMessages.blurred,
  photo: "Your photo",
  page: "The page as it will be sent",
  corners: scanMessages.corners,
  /** The four corners, clockwise from the top left. */
  corner: {
    topLeft: "Top left corner",
    topRight: "Top right corner",
    bottomRight: "Bottom right corner",
    bottomLeft: "Bottom left corner",
  },
  /** A corner's position in percent of the photo. */
  place: (across: number, down: number): string =>
    `${across}% from the left, ${down}% from the top`,
  straightening: "Straightening the page",
  failed: scanMessages.failed,
  use: "Use this page",
  keep: "Keep the photo as it is",
  again: "Take another photo",
  cancel: "Cancel",
};
