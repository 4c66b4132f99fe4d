const day = 86_400_000;

/**
 * Reminders to applicants who have filled in everything but not sent it: milliseconds after the last save,
 * then after the first reminder. There are no others.
 */
export const reminderWaits = [3 * day, 7 * day] as const;

/** Milliseconds before a programme closes from which applicants get one last reminder at once. */
export const lastReminderBefore = 2 * day;
