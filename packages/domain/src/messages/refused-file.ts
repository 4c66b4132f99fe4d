/** Of a file that is refused, what it is and what to do, where more can be said than that its type is wrong. */
export const refusedFileWords = {
  heic: "This is a HEIC photo, which cannot be opened here. Set your camera to JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and take it again, or send a screenshot of it.",
  lockedPdf:
    "This PDF is locked. Save a copy of it without its password, or send photos of its pages.",
  morePdf:
    "This PDF is more than pages, or is damaged: it has a form, a script or a file in it. Print it into a new PDF, or send photos of its pages.",
} as const;
