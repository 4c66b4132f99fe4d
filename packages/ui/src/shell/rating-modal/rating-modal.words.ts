import { ratingMessages } from "@polyportal/domain/messages/rating";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { noRating } from "@polyportal/domain/rating/scale";

/** How the portal asks for a rating. */
export const ratingModalWords = {
  title: ratingMessages.title,
  rating: ratingMessages.rating,
  comment: ratingMessages.comment,
  submit: ratingMessages.submit,
  /** At the stars, where Submit was pressed before one was chosen. */
  missing: noRating,
  /** What happened, before the server's words; and where it gave none, the second in their place. */
  failed: ratingMessages.failed.title,
  unknown: ratingMessages.failed.body,
  /** Under why it was not taken. */
  retry: tryAgainLabel,
};
