/** What becomes of an import, in order; `failed` and `expired` end it before anything was written. */
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

/** What an import makes of a row. */
export const importVerdicts = ["New", "Changed", "Unchanged", "Refused"] as const;

/** By which rows are shown: by verdict, or those that an undo has kept. */
export const shownVerdicts = [...importVerdicts, "Kept"] as const;

export type ImportVerdict = (typeof importVerdicts)[number];

/** So many rows are previewed, imported and undone while the caller waits; more in the background. */
export const importedAtOnce = 2_000;

const hour = 3_600_000;

/** For how long a preview can be imported, and an import undone. */
export const importTimes = { preview: 2 * hour, undo: 24 * hour } as const;
