import { ratingMessages } from "@polyportal/domain/messages/rating";

/** How the portal asks for a rating. */
export const ratingModalWords = {
  title: ratingMessages.title,
  rating: ratingMessages.rating,
  comment: ratingMessages.comment,
  submit: ratingMessages.submit,
};
