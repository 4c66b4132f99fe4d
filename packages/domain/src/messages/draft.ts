import { formatDateTime } from "../format/date.ts";

/** To who saves over something that was saved elsewhere at `savedAt` (ISO), after they began. */
export const savedElsewhere = (savedAt: string): string =>
  `This was saved in another tab or on another device on ${formatDateTime(savedAt)}, after you began.`;
