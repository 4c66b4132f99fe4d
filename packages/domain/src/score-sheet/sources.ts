/** By which way a score was entered; `before` is from before that was kept. */
export const scoreSources = ["typed", "pasted", "upload", "cbt", "amendment", "before"] as const;
export type ScoreSource = (typeof scoreSources)[number];
