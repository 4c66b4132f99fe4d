/** The kinds of file that a list is exported as. */
export const exportFormats = ["xlsx", "csv", "pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ["waiting", "running", "done", "failed", "cancelled"] as const;

/** Why an export has failed. */
export const exportFailures = ["right_lost", "disk_full", "too_long", "broken"] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** Up to so many rows are written while the caller waits; more in the background. */
export const rowsAtOnce = 2_000;

/** A paper of up to so many students is printed at once; one of more is made in the background. */
export const paperAtOnce = 300;

/** So many rows a file holds at most: of more, nobody would read them, and a server would long be busy. */
export const mostRows = { xlsx: 200_000, csv: 200_000, pdf: 20_000 } as const satisfies Record<
  ExportFormat,
  number
>;

/** Asked again within so many minutes, the same question is answered by the same file. */
export const sharedMinutes = 10;

/** So many exports of one person may wait or run. */
export const openExports = 20;
