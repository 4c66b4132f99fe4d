/** The birthday greeting: how many pieces of confetti, and when the words appear. */
export const confetti = { pieces: 400, birthdayTextAfterMs: 2000 } as const;
