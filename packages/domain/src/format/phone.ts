/** Drops the spaces and hyphens that people type in phone numbers. */
export const plainPhone = (text: string): string => text.replace(/[\s-]/g, "");
