import { birthdayGreeting } from "@polyportal/domain/messages/birthday";

/** Words of the birthday greeting. */
export const confettiWords = {
  /** The name may be empty. */
  greeting: birthdayGreeting,
};
