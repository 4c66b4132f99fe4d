import { noticeMs } from "./durations.ts";
import { notice } from "./notice.ts";

/** Apart from the modal's other words, which the shell need not carry: it closes with this. */
export const ratingThanks = notice(
  "Thank You!",
  "Your input helps us improve and serve you better!",
  noticeMs.rating,
);
