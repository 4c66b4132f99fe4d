import { noticeMs } from "./durations.ts";
import { notice } from "./notice.ts";

export const ratingMessages = {
  title: "Rate your experience in the last 3 months",
  rating: "Your rating",
  comment: "Comment (optional)",
  submit: "Submit",
  /** Say the server's message instead where there is one. */
  failed: notice("Rating Action Failed!", "Coudn't submit rating!", noticeMs.rating),
} as const;
