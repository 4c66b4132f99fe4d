/** What the portal says about notifications. */
export const notificationMessages = {
  title: "Notifications",
  lead: "What the school has told you, newest first.",
  none: "Nothing yet. You will find here when a payment has arrived, and what becomes of your bed space.",
  noneUnread: "You have read them all.",
  markAll: "Mark all as read",
  unread: "Unread",
} as const;
