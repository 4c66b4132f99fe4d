/** What is said of a document that was photographed: the page that was found on the photo, and how well it can be read. */
export const scanMessages = {
  title: "Check the page",
  corners: "Move the corners to the page's corners: drag them, or use the arrow keys.",
  blurredTitle: "The writing looks blurred",
  blurred:
    "Take it again if you can: in good light, with both hands, and wait until the camera is sharp. You may also send it as it is.",
  failed: "The page could not be straightened. Keep the photo as it is, or take another one.",
} as const;
