/** By which way a score was entered; `undo` took an upload back, `before` is from before that was kept. */
export const scoreSources = [
  "typed",
  "pasted",
  "upload",
  "undo",
  "cbt",
  "amendment",
  "before",
] as const;
export type ScoreSource = (typeof scoreSources)[number];
