import { birthdayGreeting } from "@polyportal/domain/messages/birthday";

/** What a birthday's confetti says. */
export const confettiWords = {
  /** The name may be empty. */
  greeting: birthdayGreeting,
};
