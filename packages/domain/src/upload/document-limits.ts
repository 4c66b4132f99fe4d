import { imageTypes, uploadLimits } from "./limits.ts";

/** A document of several pages: each an image as any other, or one PDF. */
export const pagedLimits = {
  imageBytes: uploadLimits.defaultBytes,
  pdfBytes: 1024 * 1024,
  pdfType: "application/pdf",
  types: ["application/pdf", ...imageTypes],
} as const;
