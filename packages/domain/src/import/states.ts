/** The states of an import in order; `failed` and `expired` end it before anything was written. */
export const importStates = [
  "previewing",
  "previewed",
  "applying",
  "applied",
  "undoing",
  "undone",
  "failed",
  "expired",
] as const;

/** What an import does with a row. */
export const importVerdicts = ["New", "Changed", "Unchanged", "Refused"] as const;

/** The filters of rows: by verdict, or those that an undo kept. */
export const shownVerdicts = [...importVerdicts, "Kept"] as const;

export type ImportVerdict = (typeof importVerdicts)[number];

/** Up to this many rows are processed while the caller waits, more in the background. */
export const importedAtOnce = 2_000;

const hour = 3_600_000;

/** How long a preview can be imported, and an import undone. */
export const importTimes = { preview: 2 * hour, undo: 24 * hour } as const;
