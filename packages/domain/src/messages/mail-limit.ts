import { mailedNoticesADay } from "../notice/mail-limits.ts";
import { linksADay } from "../user-management/reset-links.ts";

/** What is said where somebody has sent as much in a day as one person may. */
export const mailLimitMessages = {
  reached: "You have sent as much today as one person may. More may go after midnight.",
  links: (left: number) =>
    left > 0
      ? `Of the ${linksADay} links that one person may send in a day, ${left === 1 ? "1 is" : `${left} are`} left today: choose fewer. More may go after midnight.`
      : `You have sent the ${linksADay} links that one person may send in a day. More may go after midnight.`,
  notices: `You have had ${mailedNoticesADay} notices sent by e-mail today, as many as one person may. The next may go after midnight; without e-mail it goes on the board now.`,
} as const;
