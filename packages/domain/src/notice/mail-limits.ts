/** The most notices that one person may have sent by e-mail in a day. */
export const mailedNoticesADay = 5;

/** The most notices that one mailbox gets in a day; further ones are on the dashboard alone. */
export const noticeLettersADay = 3;
