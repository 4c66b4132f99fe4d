/** How big an uploaded file may be, in the units that people are told and in bytes. */
export const uploadLimits = {
  defaultKb: 100,
  defaultBytes: 100 * 1024,
  maxMb: 12,
  maxBytes: 12 * 1024 * 1024,
} as const;

/** How much a sheet of rows may hold: so many rows under its headings, so many columns. */
export const sheetLimits = { rows: 20_000, columns: 256 } as const;

/** The shape of a passport photograph, wherever it is shown: 35 by 45 mm. */
export const passportShape = { width: 7, height: 9 } as const;

/** The images that may be uploaded, by extension and by media type. */
export const imageExtensions = ["png", "jpg", "jpeg"] as const;
export const imageTypes = ["image/png", "image/jpeg"] as const;

/** What proves something, a scanned page or a letter: its size, by extension and by media type. */
export const evidenceLimits = {
  maxMb: 2,
  maxBytes: 2 * 1024 * 1024,
  extensions: ["pdf", ...imageExtensions],
  types: ["application/pdf", ...imageTypes],
} as const;

/** The spreadsheets that may be uploaded, by extension and by media type. */
export const spreadsheetExtensions = ["xlsx"] as const;
export const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
