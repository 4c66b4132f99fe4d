/** What the pages of the notifications say. */
export const notificationWords = {
  whichNotifications: "Which notifications",
  all: "All",
  markAsRead: "Mark as read",
} as const;
