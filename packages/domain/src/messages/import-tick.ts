/** Rows of an import that are written with a tick alone. */
export const importTickMessages = {
  tick: (rows: number): string =>
    rows === 1
      ? "Change 1 row that needs a tick, too"
      : `Change ${rows.toLocaleString("en")} rows that need a tick, too`,
  hint: "They stand first below, each with its reason. Without the tick they stay as they are.",
} as const;
