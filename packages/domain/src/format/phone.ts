/**
 * Drops the spaces and hyphens that people type in phone numbers, and the marks of direction that
 * phones put around a number which is copied from the contacts.
 */
export const plainPhone = (text: string): string =>
  text.replace(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069-]/g, "");
