const day = 86_400_000;

/**
 * Who has filled in everything and not sent it is reminded by mail: so long, in ms, after the last
 * save, and so long after the letter before. There are no more than these.
 */
export const reminderWaits = [3 * day, 7 * day] as const;

/**
 * So long before a programme closes, in ms, who has not sent the application is reminded without
 * waiting, once.
 */
export const lastReminderBefore = 2 * day;
