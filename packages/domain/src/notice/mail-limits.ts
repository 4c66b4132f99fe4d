/** So many notices one person has sent by e-mail in a day. */
export const mailedNoticesADay = 5;

/** So many notices reach one mailbox in a day; what is beyond is read on the dashboard alone. */
export const noticeLettersADay = 3;
