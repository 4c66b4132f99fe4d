/** What the portal says about notifications. */
export const notificationMessages = {
  title: "Notifications",
  lead: "What the school has told you, newest first.",
  none: "Nothing yet. You will find here when a payment has arrived, and what becomes of your bed space.",
  noneUnread: "You have read them all.",
  markAll: "Mark all as read",
  unread: "Unread",
} as const;

const most = 99;

/** The count on the bell, where there is no room for more than two digits. */
export const shownUnread = (unread: number): string =>
  unread > most ? `${most}+` : String(unread);

/** How the header's bell is called. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? "Notifications" : `Notifications, ${shownUnread(unread)} unread`;
